// Small sounds, made on the spot: off by default but for one's own turn, and never the only sign of anything.
import { settings } from './settings.svelte'

/** Notes as [frequency, start, length, loudness]; 0 Hz is noise. */
const SOUNDS: Record<string, [number, number, number, number][]> = {
  turn: [
    [523, 0, 0.12, 0.08],
    [784, 0.11, 0.2, 0.07],
  ],
  moved: [[330, 0, 0.07, 0.05]],
  lifted: [[440, 0, 0.04, 0.04]],
  set: [[220, 0, 0.06, 0.06]],
  drawn: [[0, 0, 0.06, 0.03]],
  played: [
    [0, 0, 0.09, 0.05],
    [392, 0.03, 0.08, 0.04],
  ],
  sealed: [[196, 0, 0.12, 0.06]],
  reveal: [
    [392, 0, 0.08, 0.05],
    [523, 0.07, 0.12, 0.05],
  ],
  rattle: [
    [0, 0, 0.05, 0.05],
    [0, 0.09, 0.05, 0.05],
    [0, 0.17, 0.05, 0.05],
  ],
  land: [
    [0, 0, 0.08, 0.07],
    [165, 0, 0.08, 0.05],
  ],
  hit: [[147, 0, 0.12, 0.08]],
  lost: [
    [262, 0, 0.1, 0.05],
    [196, 0.1, 0.18, 0.05],
  ],
  fate: [
    [294, 0, 0.2, 0.05],
    [220, 0.15, 0.3, 0.05],
  ],
  chat: [[660, 0, 0.05, 0.04]],
  clock: [
    [880, 0, 0.06, 0.06],
    [880, 0.14, 0.06, 0.06],
  ],
  away: [[294, 0, 0.15, 0.05]],
  back: [
    [294, 0, 0.08, 0.04],
    [440, 0.08, 0.12, 0.04],
  ],
  win: [
    [392, 0, 0.14, 0.06],
    [523, 0.14, 0.14, 0.06],
    [659, 0.28, 0.3, 0.06],
  ],
  loss: [
    [330, 0, 0.18, 0.06],
    [247, 0.18, 0.34, 0.06],
  ],
}
let context: AudioContext | null = null

/** Some browsers let sound begin only while a key or the pointer goes down: then it is made ready. */
function wake(): void {
  if ((!settings.sounds && !settings.turnSound) || navigator.userActivation?.isActive === false) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
  } catch {
    /* no sound device: the visible twin is there */
  }
}
for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { capture: true, passive: true })

export function play(name: keyof typeof SOUNDS): void {
  if (!(settings.sounds || (name === 'turn' && settings.turnSound))) return
  if (!context || context.state !== 'running') return
  try {
    for (const note of SOUNDS[name] ?? []) sound(context, ...note)
  } catch {
    /* no sound device: the visible twin is there */
  }
}

function sound(at: AudioContext, frequency: number, start: number, length: number, loud: number): void {
  const from = at.currentTime + start
  const gain = at.createGain()
  gain.gain.setValueAtTime(loud, from)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length)
  gain.connect(at.destination)
  let source: AudioScheduledSourceNode
  if (frequency) {
    const tone = at.createOscillator()
    tone.type = 'triangle'
    tone.frequency.value = frequency
    source = tone
  } else {
    const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate)
    const data = buffer.getChannelData(0)
    for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1
    const noise = at.createBufferSource()
    noise.buffer = buffer
    source = noise
  }
  source.connect(gain)
  source.start(from)
  source.stop(from + length)
}

// A word from the browser when it is one's turn and the page is out of sight.
import { settings } from './settings.svelte'

export function notify(title: string, body: string): void {
  if (!settings.notify || document.visibilityState === 'visible') return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const note = new Notification(title, { body, icon: '/mark.svg', tag: 'ravenhill' })
  note.onclick = () => {
    focus()
    note.close()
  }
}

export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

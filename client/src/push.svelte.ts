// Word while this browser is closed: it subscribes with the server's key, and tells the server where to send it.
import { me } from './me.svelte'
import { mayNotify } from './notify'
import { ask } from './wire/http'
import { hasWorker, tellWords } from './worker'

class Push {
  /** The server's key; empty if it sends none, or this browser takes none. */
  key = $state('')
  on = $state(false)

  async look(): Promise<void> {
    if (!hasWorker || !('PushManager' in window)) return
    this.key = await ask('GET /api/ways').then(
      (ways) => ways.push,
      () => '',
    )
    const kept = this.key ? await (await this.#manager()).getSubscription() : null
    this.on = kept !== null && me.notify.push === JSON.stringify(kept)
  }

  /** Whether it is as was wished: the browser may not allow it, or its push service not answer. */
  async want(on: boolean): Promise<boolean> {
    if (on && !(await mayNotify())) return false
    try {
      const manager = await this.#manager()
      if (on) {
        const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: this.key })
        await this.#tell(JSON.stringify(made))
        await tellWords()
      } else {
        await this.#tell('')
        await (await manager.getSubscription())?.unsubscribe()
      }
    } catch {
      return false
    }
    this.on = on
    return true
  }

  async #manager(): Promise<PushManager> {
    return (await navigator.serviceWorker.ready).pushManager
  }

  /** The other ways stay as they are. */
  async #tell(push: string): Promise<void> {
    const { webhook = '', email = me.notify.unconfirmed ?? '' } = me.notify
    me.take(await ask('POST /api/me', { body: { name: me.name || 'guest', notify: { webhook, email, push } } }))
  }
}

export const push = new Push()

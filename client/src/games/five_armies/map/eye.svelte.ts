// What is looked at on the map: by the pointer, by the keys, or until one looks away.
export class Eye {
  hovered = $state(-1)
  focused = $state(-1)
  pinned = $state(-1)
}

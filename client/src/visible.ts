// Whether a thing can be seen: as browsers say it since 2024, and by its boxes before that.
export function isVisible(element: Element): boolean {
  if ('checkVisibility' in element) return element.checkVisibility({ visibilityProperty: true })
  const it = element as HTMLElement
  return it.getClientRects().length > 0 && getComputedStyle(it).visibility === 'visible'
}

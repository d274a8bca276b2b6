// The texts of locale/, joined as the pages need them, by language and group: vite.config.ts makes them.
declare module 'virtual:words' {
  const words: Record<string, () => Promise<{ default: string }>>
  export default words
}

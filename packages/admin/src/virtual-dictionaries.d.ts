/** All fragments of one language as one lazy chunk; made by tools/dictionaries-plugin.ts. */
declare module 'virtual:dictionary/*' {
  export const dictionary: Record<string, string>
}

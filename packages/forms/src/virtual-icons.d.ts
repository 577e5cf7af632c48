/** MUI's base icons as data, one lazy chunk per first letter; made by tools/icons-plugin.ts. */
declare module 'virtual:icons' {
  type Shape = [element: 'path' | 'circle' | 'ellipse', attributes: Record<string, string>]
  export type Drawing = string | Shape[]
  export const loadNames: () => Promise<readonly string[]>
  export const shards: Record<string, () => Promise<Record<string, Drawing>>>
}

/** The kinds of media; their names are `mediaTypes.{value}`. */
export const mediaTypes = ['image', 'video', 'audio', 'document', 'youtube', 'vimeo', 'sketchfab', 'model3d', 'dm'] as const
export type MediaType = (typeof mediaTypes)[number]

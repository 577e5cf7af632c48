// What stands in place of content on its way, in the content's own shape.
export { SkeletonForm, SkeletonText, Waiting } from './skeleton.tsx'

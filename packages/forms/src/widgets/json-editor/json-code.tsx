import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { heights, type JsonCodeProps } from './json-code-props.ts'

const CodeView = lazy(async () => ({ default: (await import('./code-view.tsx')).CodeView }))

/** An editor of JSON without a frame: the chunk with the editor is fetched when one is drawn. */
export const JsonCode = (props: JsonCodeProps) => (
  <Suspense fallback={<Skeleton height={heights.least} />}>
    <CodeView {...props} />
  </Suspense>
)

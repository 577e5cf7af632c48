import { z } from 'zod'
import { toPointer } from '../path.ts'
import type { Findings } from './finding.ts'

const device = z.enum(['mobile', 'tablet', 'desktop'])

/** One preview of the documents of a schema. */
const preview = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  previewApp: z.string().optional(),
  /** Where the published document is; `{id}` stands for its id. */
  liveUrl: z.string().optional(),
  availableDevices: z.array(device).optional(),
  disableRotation: z.boolean().optional(),
  defaultOrientation: z.enum(['portrait', 'landscape']).optional(),
  defaultDevice: device.optional(),
})

export function checkPreviews(previews: unknown, pointer: string, findings: Findings) {
  if (!Array.isArray(previews)) return findings.add(pointer, 'uiSchemaFindings.previews')
  previews.forEach((each, place) => {
    const here = pointer + toPointer([place])
    for (const { path, code, ...issue } of preview.safeParse(each).error?.issues ?? []) {
      const names = code === 'unrecognized_keys' ? (issue as { keys: string[] }).keys : [path[0]]
      for (const name of names)
        if (name === undefined || name === 'url') findings.add(here, 'uiSchemaFindings.previews')
        else findings.add(here + toPointer([String(name)]), 'uiSchemaFindings.preview', { option: name })
    }
  })
}

import type { FieldError } from '@vitrine/contract'
import type { ReactNode, Ref } from 'react'
import type { FormSchema, UiSchema } from './schema.ts'

export type FormHandle<Value extends object = Record<string, unknown>> = {
  /** Hands over what is still being written; answers the value as it then is. */
  flush(): Partial<Value>
  /** Flushes, checks, and either calls onSubmit or leads to the first problem. */
  submit(): void
  /** Shows everything that is wrong without leading there; answers whether all is well. */
  check(): boolean
  focusFirstProblem(): void
  /** Leads to the field at a JSON pointer: what hides it opens, and it gets the focus. */
  seek(pointer: string): void
  /** Puts an item at the end of the list at a JSON pointer, one step to take back, and leads to it. */
  append(pointer: string, item: unknown): void
  /** One step back or forth; false when there is none. */
  undo(): boolean
  redo(): boolean
}

export type FormProps<Value extends object = Record<string, unknown>> = {
  /** Keep it the same object between draws: it is compiled once. */
  schema: FormSchema<Value>
  uiSchema?: UiSchema
  value: Partial<Value>
  onChange(value: Partial<Value>): void
  /** Only with a value that passes the schema. */
  onSubmit?(value: Value): void
  readOnly?: boolean
  /** Why the whole form is read-only; a dictionary key or a text. */
  readOnlyReason?: string
  disabled?: boolean
  /** The languages of the content, the source language first, and the one that is being written. */
  locales?: readonly string[]
  locale?: string
  /** A fault in another language is sought. */
  onLocaleChange?(locale: string): void
  /** Lists every fault above the fields, each leading to its field. */
  listsProblems?: boolean
  /** What the server refused; shown at the fields until they are changed. */
  serverErrors?: readonly FieldError[]
  formRef?: Ref<FormHandle<Value>>
  /** For buttons outside the form (`<button form={id}>`). */
  id?: string
  children?: ReactNode
}

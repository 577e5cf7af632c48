// Which languages a thing has text in: a mark for each, dashed where the text lacks. Colour never stands alone.
export { LanguageMarks } from './language-marks.tsx'

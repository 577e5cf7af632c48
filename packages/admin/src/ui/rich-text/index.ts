// Rich text from the server, drawn from parts that the rules of the contract allow. Never by innerHTML.
export { RichText } from './rich-text.tsx'

import Square from 'lucide-react/icons/square'

/** A kind's icon by name. */
export const NamedIcon = ({ name }: { name: string | undefined }) => (
  <Square aria-hidden data-icon={name} size={18} fill="currentColor" strokeWidth={0} />
)

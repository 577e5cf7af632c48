import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import ExternalLink from 'lucide-react/icons/external-link'
import { useTranslation } from 'react-i18next'
import type { OptionsOf, WidgetProps } from '../../engine/index.ts'
import { useFormServices } from '../../services.ts'
import { LineInput } from '../text/index.ts'
import type { linkDefinition } from './definition.ts'
import type { LinkPreviewCard } from './service.ts'
import { useLinkPreview } from './use-link-preview.ts'
import { toWebAddress } from './web-address.ts'

/** The height of a card, with its picture or without: what is loading takes the same room. */
const cardHeight = 84

export function Link(props: WidgetProps<OptionsOf<typeof linkDefinition>>) {
  const { linkPreview } = useFormServices()
  const url = toWebAddress(props.value)
  const { card, isWaiting } = useLinkPreview(linkPreview, url)
  return (
    <Box sx={{ display: 'grid', rowGap: 1 }}>
      <LineInput {...props} attributes={{ inputMode: 'url', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }} />
      {url && isWaiting && <Skeleton height={cardHeight} data-testid="link-preview-waiting" />}
      {url && !isWaiting && (card ? <Card url={url} card={card} /> : <OpenLink url={url} />)}
    </Box>
  )
}

function Card({ url, card: { title, description, image_url, site_name } }: { url: string; card: LinkPreviewCard }) {
  const { t } = useTranslation()
  const picture = toWebAddress(image_url)
  return (
    <MuiLink
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      underline="none"
      color="inherit"
      sx={{ display: 'flex', minHeight: cardHeight, border: '1px solid', borderColor: 'divider', borderRadius: 1.25, overflow: 'hidden' }}
    >
      {picture && (
        <Box
          component="img"
          src={picture}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          // A picture that does not come leaves its place, not a broken frame.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
          sx={{ width: 112, flex: 'none', objectFit: 'cover', bgcolor: 'surface.mat' }}
        />
      )}
      <Box sx={{ px: 1.5, py: 1.25, minWidth: 0, flex: 1, alignSelf: 'center' }}>
        <Box sx={{ typography: 'subtitle1', ...lines(1) }}>{title}</Box>
        {description && <Box sx={{ typography: 'body2', color: 'text.secondary', ...lines(2) }}>{description}</Box>}
        <Box sx={{ typography: 'caption', color: 'text.tertiary', display: 'flex', alignItems: 'center', columnGap: 0.5, mt: 0.25 }}>
          <span>{site_name || new URL(url).hostname}</span>
          <ExternalLink aria-label={t('forms.link.newTab')} style={{ width: 12, height: 12 }} />
        </Box>
      </Box>
    </MuiLink>
  )
}

function OpenLink({ url }: { url: string }) {
  const { t } = useTranslation()
  return (
    <MuiLink
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', columnGap: 0.5, justifySelf: 'start' }}
    >
      {t('forms.link.open')}
      <ExternalLink aria-hidden style={{ width: 14, height: 14 }} />
    </MuiLink>
  )
}

const lines = (most: number) =>
  ({ overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: most }) as const

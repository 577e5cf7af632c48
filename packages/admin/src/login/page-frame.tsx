import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '#ui/mark'
import { LanguageChoice } from './language-choice.tsx'
import { Scene } from './scene.tsx'

/** A picture with its label at the left, the form at the right; on phones the picture is a strip above. */
export function PageFrame({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: 'minmax(0, 1fr) 560px', minHeight: '100dvh', bgcolor: 'background.paper' }}>
      <Box
        component="aside"
        sx={{ position: { xs: 'relative', md: 'sticky' }, top: 0, height: { xs: 150, sm: 220, md: '100dvh' }, overflow: 'hidden' }}
      >
        {/* A strip of it on small screens: the part where the boat and the shore are. */}
        <Box
          sx={{
            position: { xs: 'absolute', md: 'static' },
            top: '50%',
            width: '100%',
            height: { md: '100%' },
            aspectRatio: { xs: '1', md: 'auto' },
            transform: { xs: 'translateY(-66%)', md: 'none' },
          }}
        >
          <Scene title={t('login.scene.description')} />
        </Box>
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            position: 'absolute',
            left: 32,
            bottom: 28,
            maxWidth: 330,
            px: 2.25,
            py: 1.5,
            bgcolor: 'background.paper',
            boxShadow: 2,
            borderRadius: (theme) => `${theme.radius.tag}px`,
          }}
        >
          <Typography variant="label" component="p">
            {t('login.scene.title')}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mt: 0.25 }}>
            {t('login.scene.origin')}
          </Typography>
        </Box>
      </Box>
      <Box
        component="main"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: { md: 'center' },
          alignItems: 'center',
          px: 2.5,
          py: { xs: 3, md: 5 },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 360 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '9px', mb: { xs: 2.5, md: 4 } }}>
            <Mark size={24} />
            <Typography component="span" sx={{ fontSize: '1rem', fontWeight: 680 }}>
              {t('app.title')}
            </Typography>
          </Box>
          <Typography variant="display" component="h1">
            {title}
          </Typography>
          {intro && (
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }} variant="body1">
              {intro}
            </Typography>
          )}
          <Box sx={{ mt: 2.5 }}>{children}</Box>
          <Box sx={{ mt: 4 }}>
            <LanguageChoice />
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

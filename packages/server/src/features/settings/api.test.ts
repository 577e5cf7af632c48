import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

const production = {
  NODE_ENV: 'production',
  VITRINE_HOST: 'https://cms.museum.example',
  VITRINE_GATEWAY: 'https://cms.museum.example',
  VITRINE_CALLBACK_URL: 'https://cms.museum.example/oauth2/callback',
  VITRINE_DATA: './data',
  VITRINE_OIDC_EMBEDDED: 'on',
}

test.each([
  ['development', {}, true],
  ['production', production, false],
])('[FORM-01] in %s the browser is told whether there is a gallery of the form', async (_where, env, hasGallery) => {
  const app = await openTestApp(env)
  onTestFinished(app.close)
  const { status, json } = await app.anonymous.get('/admin/api/settings')
  expect([status, json.has_gallery]).toEqual([200, hasGallery])
})

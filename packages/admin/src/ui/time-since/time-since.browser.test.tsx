import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#ui/testing'
import { dateAndTime, TimeSince } from './index.ts'

test('[SHELL-07] the label says how long ago, and the full date stands behind it', async () => {
  const then = new Date(Date.now() - 12.5 * 60_000)
  await show(<TimeSince value={then} />)
  await userEvent.hover(page.getByText('12 min siden'))
  await expect.element(page.getByRole('tooltip', { name: dateAndTime(then) })).toBeVisible()
})

test('[SHELL-07] an invalid date shows invalid time', async () => {
  await show(<TimeSince value="i fjor en gang" />)
  await expect.element(page.getByText('Ugyldig tidspunkt')).toBeVisible()
})

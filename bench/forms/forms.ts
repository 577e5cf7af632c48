import { chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../../e2e/fixtures/chromium.ts'
import { median, ms, percentile, printTable } from '../figures.ts'
import { servePage } from './build.ts'

const letters = 40
/** Longer than the pause after which a field hands over what is written. */
const pauseMs = 450

/** Typing, opening and scrolling in large forms, beside RJSF's own MUI theme on the same schema. */
export async function benchForms(): Promise<void> {
  const served = await servePage()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ baseURL: served.url, viewport: { width: 1440, height: 900 } })
    await page.goto('/')
    await page.locator('body[data-ready]').waitFor({ state: 'attached' })
    await printTyping(page)
    await printLarge(page)
    await printScrolling(page)
  } finally {
    await browser.close()
    await served.close()
  }
}

const show = (page: Page, which: string, count: number) =>
  page.evaluate(([name, number]) => window.bench.show(name, number), [which, count] as const)

async function type(page: Page, field: string) {
  const input = page.locator(field).first()
  await input.scrollIntoViewIfNeeded()
  await input.click()
  await page.keyboard.press('End')
  await page.evaluate(() => [window.bench.keys(), window.bench.handedOver()])
  for (let letter = 0; letter < letters; letter += 1) {
    await page.keyboard.press('a')
    if (letter % 10 === 9) await page.waitForTimeout(pauseMs)
  }
  await page.waitForTimeout(pauseMs)
  return page.evaluate(() => ({ ...window.bench.keys(), handedOver: window.bench.handedOver() }))
}

type Typed = Awaited<ReturnType<typeof type>>
const row = (name: string, { state, frame, handedOver }: Typed) => [
  name,
  ms(median(state)),
  ms(percentile(state, 0.95)),
  ms(median(frame)),
  handedOver.length > 0 ? ms(median(handedOver)) : '–',
  handedOver.length > 0 ? ms(percentile(handedOver, 0.95)) : '–',
]

async function openAll(page: Page) {
  await page.evaluate(() => {
    for (const toggle of document.querySelectorAll<HTMLElement>('button[aria-expanded=false].name')) toggle.click()
  })
  await page.locator('.block .body input').last().waitFor({ state: 'attached' })
}

async function printTyping(page: Page) {
  await show(page, 'ours', 30)
  await openAll(page)
  const open = await type(page, '.block:nth-of-type(5) input')
  await show(page, 'ours', 600)
  await page.locator('button[aria-expanded=false].name').nth(300).click()
  const many = await type(page, '.block .body input')
  await show(page, 'rows', 900)
  const rows = await type(page, 'form input')
  await show(page, 'stock', 30)
  const stock = await type(page, 'input[id*=blocks_4_]')
  printTable(
    ['typing', 'key to state, median ms', 'p95', 'key to frame, median ms', 'handing over, median ms', 'p95'],
    [
      row('ours, 30 blocks of 10 fields, all open', open),
      row('ours, 600 blocks, one open', many),
      row('ours, 900 rows of 2 fields', rows),
      row('RJSF with MUI and oneOf, 30 blocks', stock),
    ],
  )
  console.log(`\nRJSF takes ${(median(stock.state) / median(open.state)).toFixed(1)} times as long to the state as ours, 30 blocks.`)
}

async function printLarge(page: Page) {
  const shown: number[] = []
  const opened: number[] = []
  for (let round = 0; round < 5; round += 1) {
    shown.push(await show(page, 'ours', 600))
    opened.push(
      await page.evaluate(async () => {
        const toggle = document.querySelectorAll<HTMLElement>('button[aria-expanded=false].name')[10]
        const from = performance.now()
        toggle?.click()
        while (!document.querySelector('.block .body input')) await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
        return performance.now() - from
      }),
    )
  }
  printTable(
    ['600 blocks', 'median ms', 'slowest'],
    [
      ['from the data to all rows drawn', ms(median(shown)), ms(Math.max(...shown))],
      ['from a click to the open block drawn', ms(median(opened)), ms(Math.max(...opened))],
    ],
  )
}

async function printScrolling(page: Page) {
  await show(page, 'rows', 900)
  await page.mouse.move(700, 500)
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const step = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
    Object.assign(window, { frames })
  })
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 400)
  await page.waitForTimeout(300)
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(2))
  const drawn = await page.evaluate(() => document.querySelectorAll('form input').length)
  printTable(
    ['scrolling 900 rows', 'value'],
    [
      ['frame, median ms', ms(median(frames))],
      ['frame, p95 ms', ms(percentile(frames, 0.95))],
      ['fields drawn at the end', drawn],
    ],
  )
}

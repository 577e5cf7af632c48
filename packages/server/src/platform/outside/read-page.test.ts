import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { createReadPage, isOpenPlace, isPublicAddress, type PageNeeds } from './index.ts'
import { type HostileServer, html, openHostileServer } from './testing.ts'

const open: HostileServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})
const hostile = async (...given: Parameters<typeof openHostileServer>) => {
  const server = await openHostileServer(...given)
  open.push(server)
  return server
}
const reader = (needs: Partial<PageNeeds> = {}) => createReadPage({ userAgent: 'test', ...needs })
const to = (address: string) => async () => [{ address, family: address.includes(':') ? (6 as const) : (4 as const) }]
const hello = '<title>Hei</title>'

describe('[V3] addresses of our own machines are not opened, in whatever notation', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    '%31%32%37.0.0.1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    'localhost',
    'LOCALHOST.',
    'localhost.localdomain',
  ])('%s', async (host) => {
    const server = await hostile((_request, response) => html(response, hello))
    // Any port, so that it is the address that is refused.
    const read = reader({ mayReach: isPublicAddress })
    await expect(read(`http://${host}:${server.port}/`)).rejects.toMatchObject({ name: 'Error' })
    expect(server.seen).toEqual([])
  })

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://100.100.100.200/',
    'http://10.0.0.1/',
    'file:///etc/passwd',
    'gopher://museum.no/',
    'ftp://museum.no/',
    'data:text/html,<title>x</title>',
    'javascript:alert(1)',
    'http:///',
    'museum.no',
    'http://name:password@museum.no/',
    'http://museum.no@127.0.0.1/',
    'http://museum.no:22/',
    'http://museum.no:6379/',
    'https://museum.no:8443/',
  ])('%s', async (address) => {
    // Every name is a good one, so that nothing but the address itself can be at fault.
    await expect(reader({ resolve: to('8.8.8.8') })(address)).rejects.toMatchObject({ why: 'address' })
  })

  test('only the ports of the web are open by default', () => {
    expect([80, 443, 22, 8080, 0].filter((port) => isOpenPlace('8.8.8.8', port))).toEqual([80, 443])
  })

  test('a name with one open address and one of ours is refused whole', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 as const },
      { address: '10.0.0.1', family: 4 as const },
    ]
    await expect(reader({ resolve })('http://museum.no/')).rejects.toMatchObject({ why: 'address' })
    await expect(reader({ resolve: async () => [] })('http://museum.no/')).rejects.toMatchObject({ why: 'address' })
  })
})

describe('[V3] a name is looked up once, and the connection goes where it was looked at', () => {
  test('the second answer, which leads inside, is never asked for', async () => {
    const server = await hostile((_request, response) => html(response, hello))
    const secret = await hostile((_request, response) => html(response, 'secret'), '127.0.0.2')
    let asked = 0
    const resolve = async () => {
      asked += 1
      return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 as const }]
    }
    const page = await reader({ resolve, mayReach: server.mayReach })(`http://rebinding.test:${server.port}/`)
    expect(page.bytes.toString()).toBe(hello)
    expect([asked, secret.seen.length]).toEqual([1, 0])
    expect(server.seen[0]?.headers.host).toBe(`rebinding.test:${server.port}`)
  })

  test('each step of a redirect is looked up and checked anew', async () => {
    const secret = await hostile((_request, response) => html(response, 'secret'), '127.0.0.2')
    const server = await hostile((_request, response) =>
      response.writeHead(302, { location: `http://rebinding.test:${secret.port}/` }).end(),
    )
    let asked = 0
    const resolve = async () => [{ address: `127.0.0.${++asked}`, family: 4 as const }]
    await expect(reader({ resolve, mayReach: server.mayReach })(`http://rebinding.test:${server.port}/`)).rejects.toMatchObject({
      why: 'address',
    })
    expect([asked, server.seen.length, secret.seen.length]).toEqual([2, 1, 0])
  })
})

describe('[V3] redirects', () => {
  test.each([301, 302, 303, 307, 308])('%s to a page is followed, a few times', async (status) => {
    const server = await hostile(({ url }, response) =>
      url === '/page' ? html(response, hello) : response.writeHead(status, { location: '/page', 'set-cookie': 'a=b' }).end(),
    )
    const page = await reader(server)(server.url)
    expect([page.url.href, page.bytes.toString()]).toEqual([`${server.url}/page`, hello])
    expect(server.seen.map(({ headers }) => headers.cookie ?? headers.authorization ?? headers.referer)).toEqual([undefined, undefined])
  })

  test.each([
    'http://127.0.0.2/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:127.0.0.2]/',
    'file:///etc/passwd',
    'gopher://127.0.0.2:6379/_INFO',
    '//127.0.0.2/',
    'http://a:b@127.0.0.1/',
  ])('to %s is not', async (location) => {
    const server = await hostile((_request, response) => response.writeHead(302, { location }).end())
    await expect(reader(server)(server.url)).rejects.toMatchObject({ why: 'address' })
    expect(server.seen).toHaveLength(1)
  })

  test('in a circle, or to nowhere, end', async () => {
    const circle = await hostile((_request, response) => response.writeHead(302, { location: '/' }).end())
    await expect(reader(circle)(circle.url)).rejects.toMatchObject({ why: 'redirects' })
    expect(circle.seen).toHaveLength(5)
    const nowhere = await hostile((_request, response) => response.writeHead(302).end())
    await expect(reader(nowhere)(nowhere.url)).rejects.toMatchObject({ why: 'answer' })
  })
})

describe('[V3] [V22] what is sent is bounded', () => {
  const limits = { bytes: 100_000, totalMs: 1_000 }

  test('of a page without end the beginning is read, and the connection is let go', async () => {
    let isOver = false
    const server = await hostile((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = () => {
        while (!isOver && response.write('x'.repeat(10_000)));
      }
      response.on('drain', more).on('close', () => {
        isOver = true
      })
      more()
    })
    const page = await reader({ ...server, limits })(server.url)
    expect([page.bytes.length, page.isCut]).toEqual([100_000, true])
    await expect.poll(() => isOver).toBe(true)
  })

  test.each([
    ['gzip', gzipSync(Buffer.alloc(200_000_000))],
    ['deflate', deflateSync(Buffer.alloc(50_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
  ])('%s that unpacks to more is unpacked no further', async (encoding, bomb) => {
    const server = await hostile((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(bomb),
    )
    const page = await reader({ ...server, limits: { ...limits, bytes: 1_000_000, totalMs: 20_000 } })(server.url)
    expect([page.bytes.length, page.isCut]).toEqual([1_000_000, true])
  })

  test('a packed stream that never unpacks to anything is cut off', async () => {
    const empty = gzipSync('')
    const server = await hostile((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      const more = () => {
        while (!response.destroyed && response.write(empty));
      }
      response.on('drain', more)
      more()
    })
    await expect(reader({ ...server, limits: { ...limits, totalMs: 20_000 } })(server.url)).rejects.toMatchObject({ why: 'size' })
  })

  test.each([
    ['says nothing', () => undefined],
    ['drips its headers', (response: Parameters<typeof html>[0]) => void response.writeProcessing()],
    [
      'drips its body',
      (response: Parameters<typeof html>[0]) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const drip = setInterval(() => response.write('x'), 50)
        response.on('close', () => clearInterval(drip))
      },
    ],
  ])('a server that %s is not waited for', async (_what, answer) => {
    const server = await hostile((_request, response) => answer(response))
    await expect(reader({ ...server, limits: { totalMs: 300 } })(server.url)).rejects.toMatchObject({ why: 'time' })
  })

  test('neither is a name that nobody answers to, nor a caller who has gone', async () => {
    const read = reader({ resolve: () => new Promise(() => undefined), limits: { totalMs: 200 } })
    await expect(read('http://museum.no/')).rejects.toMatchObject({ why: 'time' })
    const gone = new AbortController()
    const waiting = reader({ resolve: () => new Promise(() => undefined) })('http://museum.no/', gone.signal)
    gone.abort()
    await expect(waiting).rejects.toMatchObject({ why: 'connection' })
  })

  test('headers of a megabyte are refused', async () => {
    const server = await hostile((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'x-much': 'x'.repeat(100_000) }).end(),
    )
    await expect(reader(server)(server.url)).rejects.toMatchObject({ why: 'connection' })
  })
})

test.each(['application/json', 'image/svg+xml', 'application/octet-stream', 'text/plain', '', 'text/html-but-not'])(
  '[V3] what calls itself %j is not read',
  async (type) => {
    const server = await hostile((_request, response) => html(response, hello, type))
    await expect(reader(server)(server.url)).rejects.toMatchObject({ why: 'type' })
  },
)

test.each([404, 500, 204, 206])('[V3] an answer of %s is no page', async (status) => {
  const server = await hostile((_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end())
  await expect(reader(server)(server.url)).rejects.toMatchObject({ why: 'answer' })
})

test('[V3] an encoding we did not ask for, an upgrade, and what is no HTTP are refused', async () => {
  const odd = await hostile((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync(hello))),
  )
  await expect(reader(odd)(odd.url)).rejects.toMatchObject({ why: 'type' })
  const torn = await hostile((request) =>
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  )
  await expect(reader(torn)(torn.url)).rejects.toMatchObject({ name: 'Error' })
  const noise = await hostile((request) => request.socket.end('SSH-2.0-OpenSSH\r\n'))
  await expect(reader(noise)(noise.url)).rejects.toMatchObject({ why: 'connection' })
})

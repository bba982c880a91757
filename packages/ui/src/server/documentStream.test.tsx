import { setTimeout } from 'node:timers/promises';
import { type ReactNode, Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { ThemeProvider } from '../ThemeProvider/ThemeProvider.tsx';
import { documentStream } from './documentStream.ts';

const nonce = 'n0nce';

/** The document as a client receives it that waits for `afterPiece` before it reads on. */
async function received(page: ReactNode, afterPiece?: (html: string) => Promise<void>): Promise<string> {
  const sheet = new ServerStyleSheet({ nonce });
  const stream = documentStream(sheet).setEncoding('utf8');
  const { pipe } = renderToPipeableStream(sheet.collectStyles(page), {
    nonce: { script: nonce, style: nonce },
    onShellReady: () => void pipe(stream),
  });
  let html = '';
  for await (const piece of stream) {
    html += String(piece);
    await afterPiece?.(html);
  }
  return html;
}

function Page({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <head>
        <title>灯谱</title>
      </head>
      <body>
        <ThemeProvider nonce={nonce}>{children}</ThemeProvider>
      </body>
    </html>
  );
}

function Late({ after, children }: { after: Promise<unknown>; children: ReactNode }) {
  use(after);
  return children;
}

const styleTags = (html: string) => Array.from(html.matchAll(/<style[^>]*>/g));

describe('documentStream', () => {
  it('writes the rules at the end of the head, behind the doctype', async () => {
    const html = await received(
      <Page>
        <Button>提交</Button>
      </Page>,
    );
    expect(html).toMatch(
      /^<!DOCTYPE html><html lang="zh-CN"><head><title>灯谱<\/title><style nonce="n0nce" data-styled/,
    );
    expect(html).toMatch(/<\/style><\/head><body>/);
    expect(styleTags(html)).toHaveLength(1);
    expect(html).toContain('提交</');
  });

  it('writes the rules of a late part before it, and not again those of the page', async () => {
    const after = setTimeout(20);
    const html = await received(
      <Page>
        <Button>提交</Button>
        <Suspense fallback="…">
          <Late after={after}>
            <Switch label="深色" />
          </Late>
        </Suspense>
      </Page>,
    );
    const [first, second] = styleTags(html);
    expect(styleTags(html)).toHaveLength(2);
    expect(first?.index).toBeLessThan(html.indexOf('</head>'));
    expect(second?.[0]).toContain(`nonce="${nonce}"`);
    expect(second?.index).toBeGreaterThan(html.indexOf('提交'));
    expect(second?.index).toBeLessThan(html.indexOf('深色'));
  });

  it('cuts no tag in two when a part is rendered while a slow client still reads the previous one', async () => {
    let release: () => void = () => undefined;
    const later = new Promise<void>((resolve) => {
      release = resolve;
    });
    // More than a stream of Node buffers by default.
    const links = Array.from({ length: 10_000 }, (_, number) => (
      <a key={String(number)} href={`/${number}`} title="一个链接">
        {number}
      </a>
    ));
    const soon = setTimeout(10);
    const html = await received(
      <Page>
        <Suspense fallback="…">
          <Late after={soon}>{links}</Late>
        </Suspense>
        <Suspense fallback="…">
          <Late after={later}>
            <Tag>照明电器</Tag>
          </Late>
        </Suspense>
      </Page>,
      async (soFar) => {
        if (!soFar.includes('href="/0"')) return;
        release();
        await setTimeout(20);
      },
    );
    expect(styleTags(html).length).toBeGreaterThan(1);
    for (const { index } of styleTags(html)) expect(html[index - 1]).toBe('>');
    expect(html.match(/<a href="\/\d+" title="一个链接">\d+<\/a>/g)).toHaveLength(links.length);
  });

  it('passes a document without a head as it is', async () => {
    const html = await received(<p>灯谱</p>);
    expect(html).toBe('<p>灯谱</p>');
  });
});

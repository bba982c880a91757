import { renderToString } from 'react-dom/server';
import { createGlobalStyle, type IStyleSheetContext, keyframes, ServerStyleSheet, styled } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { RememberedStyles, remembering } from './rememberedStyles.tsx';

const turn = keyframes`to { rotate: 1turn; }`;
const Page = createGlobalStyle<{ $wide: boolean }>`
  html { color: black; width: ${({ $wide }) => ($wide ? '100%' : 'auto')}; }
`;
const Box = styled.div<{ $colour?: string }>`color: ${({ $colour = 'green' }) => $colour}; &:hover { color: navy; }`;
const Wheel = styled(Box)`animation: ${turn} 1s;`;

const pages = [
  <>
    <Page $wide />
    <Wheel />
  </>,
  <>
    <Page $wide={false} />
    <Wheel $colour="red" />
    <Box $colour="red" />
  </>,
  <Box key="box" />,
];

function collected(page: React.ReactNode): string {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(sheet.collectStyles(page));
  return markup + sheet.getStyleTags();
}

function remembered(page: React.ReactNode): string {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(<RememberedStyles sheet={sheet}>{page}</RememberedStyles>);
  return markup + sheet.getStyleTags();
}

describe('RememberedStyles', () => {
  it('collects the same styles as styled-components, at the first page and at every later one', () => {
    for (const round of [1, 2, 3]) {
      for (const page of pages) expect(remembered(page), `round ${round}`).toBe(collected(page));
    }
  });
});

describe('remembering', () => {
  const compile = vi.fn<(css: string, selector?: string) => string[]>((css, selector = '') => [`${selector}{${css}}`]);
  const stylis: IStyleSheetContext['stylis'] = Object.assign(compile, { hash: '7' });

  it('compiles each text once for each selector, and keeps the hash', () => {
    const once = remembering(stylis);
    for (const selector of ['.a', '.b', '.a']) expect(once('color:red', selector)).toEqual([`${selector}{color:red}`]);
    expect(compile.mock.calls.map(([, selector]) => selector)).toEqual(['.a', '.b']);
    expect(once.hash).toBe('7');
  });

  it('keeps the texts of a selector apart from the selector', () => {
    const once = remembering(stylis);
    expect(once('a', 'b', 'c')).toEqual(['b{a}']);
    expect(once('a\nb', 'c')).toEqual(['c{a\nb}']);
  });

  it('forgets everything rather than grow without end', () => {
    const once = remembering(stylis);
    compile.mockClear();
    for (let index = 0; index <= 20_000; index += 1) once(`order:${index}`);
    once('order:0');
    expect(compile).toHaveBeenCalledTimes(20_002);
  });
});

import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { richTextTexts } from './RichText.texts.ts';
import { holds, type RichElement, type RichNode, wordsOf } from './richTree.ts';
import { leavesSite } from './safeAddress.ts';

type Texts = { readonly [Key in keyof typeof richTextTexts]: string };

/** Renders a code that is the only content of a paragraph; null leaves it as text. */
export type DrawCode = (code: string) => ReactNode;

interface Drawing {
  texts: Texts;
  drawCode?: DrawCode | undefined;
}

/** HTML attribute names that differ in React. */
const spelled: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};

function propsOf({ attributes }: RichElement): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [spelled[name] ?? name, name === 'reversed' ? true : value]),
  );
}

function Anchor({ node, texts, children }: { node: RichElement; texts: Texts; children: ReactNode }) {
  const { href, ...rest } = node.attributes;
  if (href === undefined) return <span {...rest}>{children}</span>;
  if (!leavesSite(href)) {
    return (
      <Link {...rest} href={href}>
        {children}
      </Link>
    );
  }
  return (
    <Link {...rest} href={href} external rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </Link>
  );
}

/** A horizontal scroller must be focusable, and then needs a role that allows a name. */
const scroller = { role: 'group', tabIndex: 0 } as const;

function hasSpans(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && ('rowspan' in node.attributes || hasSpans(node.children)));
}

/** A wide table scrolls in its own frame, by keyboard too; its first column is sticky unless cells span rows. */
function TableFrame({ node, texts, children }: { node: RichElement; texts: Texts; children: ReactNode }) {
  const caption = node.children.find((child) => typeof child !== 'string' && child.tag === 'caption');
  const name = caption === undefined ? '' : wordsOf([caption]);
  return (
    <div
      {...scroller}
      aria-label={name || texts.table}
      data-part="table"
      data-sticky={hasSpans(node.children) ? undefined : ''}
    >
      {children}
    </div>
  );
}

/** Maximum characters of a cell that phones keep on one line. */
const shortCell = 10;

/** Elements whose white-space-only children are not rendered. */
const textless = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'dl']);

/** The code that is the only content of a paragraph; null for any other element. */
function codeAlone({ tag, children }: RichElement): string | null {
  const [code, ...others] = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const isAlone = tag === 'p' && others.length === 0 && typeof code === 'object' && code.tag === 'code';
  return isAlone ? wordsOf([code]) : null;
}

function RichElementView({ node, texts, drawCode }: Drawing & { node: RichElement }) {
  const { tag } = node;
  const props = propsOf(node);
  if (tag === 'img') {
    return <img alt="" {...props} loading="lazy" decoding="async" />;
  }
  if (tag === 'br' || tag === 'hr' || tag === 'wbr' || tag === 'col') return createElement(tag, props);
  const code = drawCode === undefined ? null : codeAlone(node);
  const drawn = code === null ? null : drawCode?.(code);
  if (drawn) return drawn;
  const inner = textless.has(tag)
    ? node.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : node.children;
  const children = <RichNodes nodes={inner} texts={texts} drawCode={drawCode} />;
  if (tag === 'a') {
    return (
      <Anchor node={node} texts={texts}>
        {children}
      </Anchor>
    );
  }
  if (tag === 'pre') {
    return (
      <pre {...props} {...scroller} aria-label={texts.code}>
        {children}
      </pre>
    );
  }
  if (tag === 'table') {
    return (
      <TableFrame node={node} texts={texts}>
        <table {...props}>{children}</table>
      </TableFrame>
    );
  }
  if (tag === 'th' || tag === 'td') {
    const short = wordsOf(inner).length <= shortCell ? '' : undefined;
    return createElement(tag, { ...props, 'data-short': short }, children);
  }
  const isPictureRow = tag === 'p' && holds(inner, ['img']) && wordsOf(inner) === '';
  return createElement(tag, isPictureRow ? { ...props, 'data-pictures': '' } : props, children);
}

/** Renders an allowed tree as elements and text. */
export function RichNodes({ nodes, ...drawing }: Drawing & { nodes: readonly RichNode[] }) {
  const children = nodes.map((node) =>
    typeof node === 'string' ? node : createElement(RichElementView, { node, ...drawing }),
  );
  // Spread as children and not passed as an array: pieces of a text are never reordered and have no key.
  return createElement(Fragment, null, ...children);
}

import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { richTextTexts } from './RichText.texts.ts';
import { holds, type RichElement, type RichNode, wordsOf } from './richTree.ts';
import { leavesSite } from './safeAddress.ts';

type Texts = { readonly [Key in keyof typeof richTextTexts]: string };

/** Draws a code that a paragraph consists of; null leaves it as it is written. */
export type DrawCode = (code: string) => ReactNode;

interface Drawing {
  texts: Texts;
  drawCode?: DrawCode | undefined;
}

/** HTML's names of attributes that React spells otherwise. */
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

/** What scrolls sideways has to be reachable by keyboard, and then needs a role that takes a name. */
const scroller = { role: 'group', tabIndex: 0 } as const;

function hasSpans(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && ('rowspan' in node.attributes || hasSpans(node.children)));
}

/** A wide table scrolls inside itself, by keyboard too; its first column stays unless cells stretch over rows. */
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

/** Characters of a cell up to which a phone keeps it in one line. */
const shortCell = 10;

/** Where HTML has no place for text: white space between these elements' children is left out. */
const textless = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'dl']);

/** The code that a paragraph consists of; null for any other element. */
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

/** Writes an allowed tree as elements and text. */
export function RichNodes({ nodes, ...drawing }: Drawing & { nodes: readonly RichNode[] }) {
  const children = nodes.map((node) =>
    typeof node === 'string' ? node : createElement(RichElementView, { node, ...drawing }),
  );
  // As children of their own and not as a list, since pieces of a text never change places and have nothing for a key.
  return createElement(Fragment, null, ...children);
}

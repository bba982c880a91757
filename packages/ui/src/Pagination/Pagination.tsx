'use client';
import { defaultPageSize as usualPageSize } from '@lima-id/domain';
import { type ComponentPropsWithRef, type FormEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { typedIn, useHydratedValue } from '../hooks/useHydratedValue.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, MoreIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Pagination.styles.ts';
import { paginationTexts } from './Pagination.texts.ts';
import { pageSlots } from './pageSlots.ts';
import { usePages } from './usePages.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Total number of entries. */
  total: number;
  /** The current page, from 1; a page that does not exist is clamped. */
  page?: number | undefined;
  /** @default 1 */
  defaultPage?: number | undefined;
  /** Called with the new page. With `href` only by the jump field: links navigate themselves. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Entries per page. */
  pageSize?: number | undefined;
  /**
   * Entries per page at first; by default those of `@lima-id/domain`.
   * @default defaultPageSize
   */
  defaultPageSize?: number | undefined;
  /** The page sizes to choose from; without them there is no select. Changing the size goes to page 1. */
  pageSizes?: readonly number[] | undefined;
  /** Called with the new page size. When controlled, reset the page to 1. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** The address of each page: pages become links, and can be bookmarked, shared and opened in a new tab. */
  href?: ((page: number) => string) | undefined;
  /**
   * A field for jumping to a page: for lists of many pages.
   * @default false
   */
  jump?: boolean | undefined;
  /** Formats the total, such as 共 18 个应用. */
  totalText?: ((total: number) => ReactNode) | undefined;
  /** Formats a page size, such as 9 个 / 页. */
  sizeText?: ((pageSize: number) => string) | undefined;
}

interface BoxProps {
  page: number;
  href: string | undefined;
  label: string;
  /** @default false */
  current?: boolean | undefined;
  /**
   * Disabled but focusable, or the focus would be lost on reaching the last page.
   * @default false
   */
  off?: boolean | undefined;
  rel?: 'prev' | 'next' | undefined;
  onTurn(page: number): void;
  children: ReactNode;
}

function Box({ page, href, label, current = false, off = false, rel, onTurn, children }: BoxProps) {
  const attributes = {
    'data-part': 'box',
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': off || undefined,
  };
  if (href === undefined) {
    return (
      <button type="button" {...attributes} onClick={() => onTurn(page)}>
        {children}
      </button>
    );
  }
  function follow(event: MouseEvent) {
    if (off) event.preventDefault();
  }
  return (
    <Link href={href} rel={off ? undefined : rel} {...attributes} onClick={follow}>
      {children}
    </Link>
  );
}

function SizeChoice({
  sizes,
  size,
  label,
  text,
  onResize,
}: {
  sizes: readonly number[];
  size: number;
  label: string;
  text: (size: number) => string;
  onResize(size: number): void;
}) {
  const select = useRef<HTMLSelectElement>(null);
  const resize = (value: string) => onResize(Number(value));
  const found = useHydratedValue({ control: select, read: typedIn, rendered: `${size}`, onRead: resize });
  return (
    <span data-part="size">
      <select
        ref={select}
        aria-label={label}
        value={found === null ? size : found.value}
        onChange={(event) => resize(event.currentTarget.value)}
      >
        {sizes.map((choice) => (
          <option key={choice} value={choice}>
            {text(choice)}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  );
}

function JumpField({ pages, onTurn }: { pages: number; onTurn(page: number): void }) {
  const texts = useTexts('pagination', paginationTexts);
  function jump(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (field === null) return;
    // Chinese input methods produce full-width digits.
    const typed = field.value.normalize('NFKC').trim();
    if (/^\d+$/.test(typed)) onTurn(Number(typed));
    field.value = '';
  }
  return (
    // Without scripts Enter would load the page again.
    <form data-part="jump" method="dialog" onSubmit={jump}>
      <span aria-hidden="true">{texts.jumpBefore}</span>
      <input
        aria-label={texts.jump}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        size={`${pages}`.length}
      />
      <span aria-hidden="true">{texts.jumpAfter}</span>
    </form>
  );
}

/**
 * The pages of a list: first, last, current and its neighbours, in a row with a constant number of boxes. With a single page just the total
 * is shown, with the page size select if a smaller size would make more pages.
 */
export function Pagination({
  total,
  page,
  defaultPage = 1,
  onPageChange,
  pageSize,
  defaultPageSize = usualPageSize,
  pageSizes,
  onPageSizeChange,
  href,
  jump = false,
  totalText,
  sizeText,
  ...rest
}: PaginationProps) {
  const texts = useTexts('pagination', paginationTexts);
  const given = { total, page, defaultPage, pageSize, defaultPageSize, onPageChange, onPageSizeChange };
  const { pages, current, size, turn, resize } = usePages(given);
  const sizes = pageSizes === undefined || pageSizes.includes(size) ? pageSizes : [size, ...pageSizes];
  const shown = Math.max(0, total);
  const atFirst = current === 1;
  const atLast = current === pages;

  function box(to: number) {
    return { page: to, href: href?.(to), onTurn: turn };
  }

  return (
    <Root {...rest}>
      <div data-part="facts">
        <span data-part="total">{totalText?.(shown) ?? texts.total(shown)}</span>
        {sizes !== undefined && total > Math.min(...sizes) ? (
          <SizeChoice
            sizes={sizes}
            size={size}
            label={texts.size}
            text={sizeText ?? texts.sizeOption}
            onResize={resize}
          />
        ) : null}
        <VisuallyHidden as="output">{pages === 1 ? '' : texts.state(current, pages)}</VisuallyHidden>
      </div>
      {pages === 1 ? null : (
        <div data-part="moves">
          <nav aria-label={texts.landmark}>
            <ul>
              <li>
                <Box {...box(Math.max(1, current - 1))} label={texts.previous} off={atFirst} rel="prev">
                  <ChevronLeftIcon size={16} />
                </Box>
              </li>
              {pageSlots(current, pages).map((slot) =>
                slot.page === null ? (
                  <li key={slot.at} data-room={slot.room} data-part="gap" aria-hidden="true">
                    <MoreIcon size={16} />
                  </li>
                ) : (
                  <li key={slot.at} data-room={slot.room}>
                    <Box {...box(slot.page)} label={texts.page(slot.page)} current={slot.page === current}>
                      {slot.page}
                    </Box>
                  </li>
                ),
              )}
              <li>
                <Box {...box(Math.min(pages, current + 1))} label={texts.next} off={atLast} rel="next">
                  <ChevronRightIcon size={16} />
                </Box>
              </li>
            </ul>
          </nav>
          {jump ? <JumpField pages={pages} onTurn={turn} /> : null}
        </div>
      )}
    </Root>
  );
}

import { defaultPageSize as usualPageSize } from '@lima-id/domain';
import type { ComponentPropsWithRef, FormEvent, MouseEvent, ReactNode } from 'react';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, MoreIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Pagination.styles.ts';
import { paginationTexts } from './Pagination.texts.ts';
import { pageSlots } from './pageSlots.ts';
import { usePages } from './usePages.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Entries on all pages together. */
  total: number;
  /** The page shown, from 1; a page that does not exist counts as the nearest one. */
  page?: number;
  defaultPage?: number;
  /** Called with the page to show. With `href` only by the jump field: links lead there themselves. */
  onPageChange?: (page: number) => void;
  /** Entries of a page. */
  pageSize?: number;
  defaultPageSize?: number;
  /** The sizes to choose from; without them there is no choice. Another size leads to page 1. */
  pageSizes?: readonly number[];
  /** Called with the size that was chosen. The owner of the page number sets it to 1 with it. */
  onPageSizeChange?: (pageSize: number) => void;
  /** The address of each page: pages are links then, and can be kept, shared and opened beside this one. */
  href?: (page: number) => string;
  /** A field to type a page into: for lists of many pages. */
  jump?: boolean;
  /** How the total is said, such as 共 18 个应用. */
  totalText?: (total: number) => ReactNode;
  /** How a page size is said, such as 9 个 / 页. */
  sizeText?: (pageSize: number) => string;
}

interface BoxProps {
  page: number;
  href: string | undefined;
  label: string;
  current?: boolean;
  /** There is nothing to lead to. The box stays focusable, or the focus would be lost on arriving at the end. */
  off?: boolean;
  rel?: 'prev' | 'next';
  onTurn(page: number): void;
  children: ReactNode;
}

function Box({ page, href, label, current = false, off = false, rel, onTurn, children }: BoxProps) {
  const said = {
    'data-part': 'box',
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': off || undefined,
  };
  if (href === undefined) {
    return (
      <button type="button" {...said} onClick={() => onTurn(page)}>
        {children}
      </button>
    );
  }
  function follow(event: MouseEvent) {
    if (off) event.preventDefault();
  }
  return (
    <Link href={href} rel={off ? undefined : rel} {...said} onClick={follow}>
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
  return (
    <span data-part="size">
      <select aria-label={label} value={size} onChange={(event) => onResize(Number(event.currentTarget.value))}>
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
    // Full-width digits come from Chinese keyboards.
    const typed = field.value.normalize('NFKC').trim();
    if (/^\d+$/.test(typed)) onTurn(Number(typed));
    field.value = '';
  }
  return (
    <form data-part="jump" onSubmit={jump}>
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
 * The pages of a list: first, last, current and its neighbours, in a row whose boxes keep their number and so their
 * places. One page shows the total alone, with the choice of a size where a smaller one would make more pages.
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
        <VisuallyHidden>
          <output>{pages === 1 ? '' : texts.state(current, pages)}</output>
        </VisuallyHidden>
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

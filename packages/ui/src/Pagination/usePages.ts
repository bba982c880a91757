'use client';
import { changeListQuery, nearestPage, pageCount } from '@lima-id/domain';
import { useState } from 'react';

interface Given {
  total: number;
  page?: number | undefined;
  defaultPage: number;
  pageSize?: number | undefined;
  defaultPageSize: number;
  onPageChange?: ((page: number) => void) | undefined;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
}

/** Page and page size, controlled or uncontrolled; changing the size goes to page 1. */
export function usePages({
  total,
  page,
  defaultPage,
  pageSize,
  defaultPageSize,
  onPageChange,
  onPageSizeChange,
}: Given) {
  const [own, setOwn] = useState({ page: defaultPage, size: defaultPageSize });
  const size = pageSize ?? own.size;
  const pages = pageCount(total, size);
  const current = nearestPage(page ?? own.page, pages);
  return {
    pages,
    current,
    size,
    turn(wanted: number) {
      const next = nearestPage(wanted, pages);
      if (next === current) return;
      setOwn((now) => changeListQuery(now, { page: next }).query);
      onPageChange?.(next);
    },
    resize(next: number) {
      setOwn((now) => changeListQuery(now, { size: next }).query);
      onPageSizeChange?.(next);
    },
  };
}

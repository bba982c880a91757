import type { ReviewPage, ReviewState } from '@lima-id/domain';
import { Breadcrumb, Skeleton, Stepper } from '@lima-id/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Ground, Head, HeadFrame } from './PrefixFrame.styles.ts';
import { pageTitle } from './pageTitle.ts';
import { progressSteps } from './progressSteps.ts';

interface PrefixFrameProps {
  state: ReviewState;
  /** Null while the progress of the registration is loading; absent when it failed to load. */
  page?: Pick<ReviewPage, 'step' | 'failed'> | null;
  /** The page replaced another one: its heading is focused, so that it is read aloud. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The head of the page with its three steps, and what stands below it. */
export function PrefixFrame({ state, page, takesFocus = false, children }: PrefixFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <Ground>
      <Head>
        <HeadFrame>
          <Breadcrumb items={[{ label: '标识解析', href: '/new_identification' }, { label: '企业前缀注册' }]} />
          <h1 ref={title} tabIndex={-1}>
            {pageTitle}
          </h1>
          {page === null ? <Skeleton height={42} /> : null}
          {page ? <Stepper label="申请进度" {...progressSteps(state, page)} /> : null}
        </HeadFrame>
      </Head>
      {children}
    </Ground>
  );
}

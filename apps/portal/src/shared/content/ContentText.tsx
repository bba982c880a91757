import { messages } from '@lima-id/domain';
import { Button, EmptyState, Skeleton, VisuallyHidden } from '@lima-id/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { contentItems } from './contentItems.ts';

/** The texts of a failure. */
interface FailedTexts {
  title: string;
  text: string;
  retry: string;
}

interface ContentTextProps<Item> {
  /** The item, which is known to exist. */
  item: ReturnType<ReturnType<typeof contentItems<Item>>>;
  failed: FailedTexts;
  children: (item: Item) => ReactNode;
}

/** What of an item of content loads separately: its text, or its loading and failure states. */
export function ContentText<Item>({ item, failed, children }: ContentTextProps<Item>) {
  const { data, isError, isFetching, refetch } = useQuery(item);
  if (data) return children(data);
  if (isError || data === null) {
    return (
      <EmptyState
        kind="loadFailed"
        title={failed.title}
        text={failed.text}
        actions={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {failed.retry}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <VisuallyHidden as="output">{messages.empty.loading}</VisuallyHidden>
      <Skeleton lines={12} height={16} />
    </>
  );
}

import { messages } from '@lima-id/domain';
import { Button, EmptyState, RichText, Skeleton, VisuallyHidden } from '@lima-id/ui';
import { useQuery } from '@tanstack/react-query';
import { articleOf } from './articles.ts';
import { texts } from './texts.ts';

/** The text of an article, or its loading and failure states. */
export function ArticleText({ id }: { id: number }) {
  const { data, isError, isFetching, refetch } = useQuery(articleOf(id));
  if (data) return <RichText html={data.content} />;
  if (isError || data === null) {
    return (
      <EmptyState
        kind="loadFailed"
        title={texts.failed.title}
        text={texts.failed.text}
        actions={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {texts.failed.retry}
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

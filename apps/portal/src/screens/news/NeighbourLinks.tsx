import { neighbouringNews } from '@lima-id/domain';
import { Link } from '@lima-id/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@lima-id/ui/icons';
import { Row } from './NeighbourLinks.styles.ts';
import { articleAddress } from './newsAddress.ts';
import { newsList } from './newsList.ts';
import { texts } from './texts.ts';

/** The articles before and after this one in the list. */
export function NeighbourLinks({ id }: { id: number }) {
  const { before, after } = neighbouringNews(newsList, id);
  return (
    <Row aria-label={texts.beside}>
      {before === null ? null : (
        <Link href={articleAddress(before.id)} rel="prev">
          <span data-part="which">
            <ChevronLeftIcon size={16} />
            <span>{texts.before}</span>
          </span>
          <span>{before.title}</span>
        </Link>
      )}
      {after === null ? null : (
        <Link href={articleAddress(after.id)} rel="next">
          <span data-part="which">
            <span>{texts.after}</span>
            <ChevronRightIcon size={16} />
          </span>
          <span>{after.title}</span>
        </Link>
      )}
    </Row>
  );
}

import { ButtonLink } from '@lima-id/ui';
import { ArrowRightIcon } from '@lima-id/ui/icons';
import { Head } from './Block.styles.ts';

export interface BlockHeadProps {
  title: string;
  titleId: string;
  /** A few words beside the title; dropped where there is no room. */
  note?: string;
  /** A link to more of it. */
  more?: { label: string; href: string };
}

/** The head of a block of the market's home page. */
export function BlockHead({ title, titleId, note = '', more }: BlockHeadProps) {
  return (
    <Head>
      <h2 id={titleId}>{title}</h2>
      {note === '' ? null : <p>{note}</p>}
      {more === undefined ? null : (
        <ButtonLink
          variant="text"
          flush
          href={more.href}
          aria-label={`${more.label}：${title}`}
          iconAfter={<ArrowRightIcon size={16} />}
        >
          {more.label}
        </ButtonLink>
      )}
    </Head>
  );
}

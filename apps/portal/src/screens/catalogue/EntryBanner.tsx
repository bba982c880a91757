import { Breadcrumb, Button, ButtonLink, Illustration, Tag } from '@lima-id/ui';
import { catalogueAddress } from '../../shared/catalogue/entryAddress.ts';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { packageAddress } from '../../shared/market/packageAddress.ts';
import { Head } from '../../shared/page/SubjectBanner.styles.ts';
import { keep } from '../../shared/storage/browserStorage.ts';
import type { ShownEntry } from './entries.ts';
import { texts } from './texts.ts';
import { useEntryTrial } from './useEntryTrial.ts';

/** The head of an entry: what it is, a request for advice, and the free trial of the app of the same name. */
export function EntryBanner({ entry }: { entry: ShownEntry }) {
  const { title, summary, group, isOffered, picture, url } = entry;
  const trial = useEntryTrial(title);
  return (
    <Head
      ground="ink"
      variant="catalogue"
      title={title}
      text={summary}
      above={
        <>
          <Breadcrumb
            items={[
              { label: texts.market, href: '/application' },
              { label: texts.catalogue, href: catalogueAddress },
              { label: title },
            ]}
          />
          {isOffered ? <Tag>{texts.offered}</Tag> : null}
          <Tag>{group}</Tag>
        </>
      }
      actions={
        <>
          <Button size="lg" onClick={() => requestContact({ subject: title })}>
            {texts.contact}
          </Button>
          {trial === null ? null : (
            <ButtonLink
              size="lg"
              variant="onInk"
              href={packageAddress(trial.product.id, trial.packageId)}
              onClick={() => keep('application', trial.product)}
            >
              {texts.trial(trial.days)}
            </ButtonLink>
          )}
          {url === undefined ? null : (
            <ButtonLink size="lg" variant="onInk" href={url}>
              {texts.use}
            </ButtonLink>
          )}
        </>
      }
      picture={<Illustration name={picture} ground="ink" width={400} />}
    />
  );
}

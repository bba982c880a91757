import { appSourceOf, appSources, type Product, type ProductDetail, splitTraits } from '@lima-id/domain';
import { Breadcrumb, listRole, MediaGallery, Tag } from '@lima-id/ui';
import { CheckIcon } from '@lima-id/ui/icons';
import type { ReactElement } from 'react';
import { Container } from '../../../shared/layout/Section.styles.ts';
import { addressOfList } from '../parts/listAddress.ts';
import { Facts, Head, Names, Tags, Traits, Way } from './AppPage.styles.ts';
import { appMedia } from './appMedia.ts';

interface AppHeadProps {
  /** All of the app, or what is known before the answer. */
  app: Product | ProductDetail;
  /** What it costs and what can be done with it. */
  children: ReactElement;
}

function tagsOf(app: Product | ProductDetail) {
  if (!('appOriginal' in app)) return null;
  return (
    <>
      <Tag tone={app.appOriginal ? 'info' : 'neutral'}>{appSources[appSourceOf(app.appOriginal)]}</Tag>
      {app.categoryPath?.[0] === undefined ? null : <Tag>{app.categoryPath[0].name}</Tag>}
    </>
  );
}

/** The way to an app: the market, its highest category, itself, and what of it is shown. */
export function AppWay({ app, part }: { app: Product | ProductDetail; part?: string }) {
  const category = 'categoryPath' in app ? app.categoryPath?.[0] : undefined;
  return (
    <Breadcrumb
      items={[
        { label: '应用市场', href: '/application' },
        ...(category === undefined ? [] : [{ label: category.name, href: addressOfList({ level1: category.id }) }]),
        ...(part === undefined ? [{ label: app.name }] : [{ label: app.name, href: '?' }, { label: part }]),
      ]}
    />
  );
}

/** What an app is: pictures and videos, whose it is, its name, what it says of itself, and all its traits. */
export function AppHead({ app, children }: AppHeadProps) {
  const traits = splitTraits(app.trait);
  return (
    <Container>
      <Way>
        <AppWay app={app} />
      </Way>
      <Head>
        <MediaGallery label={`${app.name}的图片与视频`} items={appMedia(app)} fetchPriority="high" />
        <Facts>
          <Names>
            <Tags>{tagsOf(app)}</Tags>
            <h1>{app.name}</h1>
            {app.describes === '' ? null : <p>{app.describes}</p>}
          </Names>
          {traits.length === 0 ? null : (
            <Traits role={listRole} aria-label="服务优势">
              {traits.map((trait) => (
                <li key={trait}>
                  <CheckIcon size={16} />
                  <span>{trait}</span>
                </li>
              ))}
            </Traits>
          )}
          {children}
        </Facts>
      </Head>
    </Container>
  );
}

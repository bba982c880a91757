import { DotTexture } from '@lima-id/ui';
import { LookupBar } from '@lima-id/ui/identity';
import { lazy, Suspense, useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { LookupLink } from '../../shared/lookup/LookupLink.tsx';
import { useOpenScan } from '../../shared/lookup/ScanProvider.tsx';
import { lookupAction, useLookup } from '../../shared/lookup/useLookup.ts';
import { banner } from './bannerContent.ts';
import {
  Band,
  DrawingPlace,
  Examples,
  Eyebrow,
  Lead,
  Line,
  Node,
  Search,
  Stage,
  Title,
  Words,
} from './HomeBanner.styles.ts';

const BannerDrawing = lazy(() => import('./BannerDrawing.tsx'));

/** What the platform is in two lines, and the look-up bar. */
export function HomeBanner() {
  const lookUp = useLookup();
  const openScan = useOpenScan();
  const [refusal, setRefusal] = useState<string>();

  function search(text: string) {
    const verdict = lookUp(text);
    setRefusal(verdict.ok ? undefined : verdict.message);
  }

  return (
    <Band>
      <DotTexture />
      <Container>
        <Stage>
          <Words>
            <Eyebrow>
              <span>{banner.eyebrow}</span>
              <Node>{brand.node.prefix}</Node>
            </Eyebrow>
            <Title>
              {banner.title.map((line) => (
                <Line key={line}>{line}</Line>
              ))}
            </Title>
            <Lead>
              {banner.text.map((line) => (
                <Line key={line}>{line}</Line>
              ))}
            </Lead>
            <Search id="lookup" data-screen-only="">
              <LookupBar
                size="lg"
                action={lookupAction}
                error={refusal}
                onLookup={search}
                onScan={openScan}
                onValueChange={() => setRefusal(undefined)}
              />
            </Search>
            <Examples data-screen-only="">
              <span>{banner.tryLabel}</span>
              {brand.examples.map(({ identifier }) => (
                <LookupLink key={identifier} identifier={identifier}>
                  {identifier}
                </LookupLink>
              ))}
            </Examples>
          </Words>
          <Suspense fallback={<DrawingPlace />}>
            <BannerDrawing />
          </Suspense>
        </Stage>
      </Container>
    </Band>
  );
}

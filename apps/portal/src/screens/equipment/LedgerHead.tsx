import { type AssetRecord, type AssetState, assetState, assetStates, identifierAddress } from '@lima-id/domain';
import { Button, ButtonLink, DotTexture, FinderFrame, Tag, type TagProps } from '@lima-id/ui';
import { CodeAnatomy } from '@lima-id/ui/identity';
import { lazy, Suspense, useState } from 'react';
import { AssetPicture } from './AssetPicture.tsx';
import { Actions, Facts, Grid, Meta, Name, PictureSheet } from './LedgerHead.styles.ts';
import { Ground, HeadFrame } from './LedgerPage.styles.ts';

const PrintPlate = lazy(() => import('./PrintPlate.tsx'));

const tones: Record<AssetState, NonNullable<TagProps['tone']>> = {
  ordered: 'info',
  stored: 'info',
  inUse: 'success',
  overhaul: 'warning',
  suspended: 'danger',
  scrapped: 'neutral',
};

/** The device, its location and its state, with its code, and links to its public record and its plate. */
export function LedgerHead({ asset, today }: { asset: AssetRecord; today: string }) {
  const [printing, setPrinting] = useState(false);
  const state = assetState(asset, today);
  return (
    <Ground aria-label="设备信息">
      <DotTexture ground="ink" />
      <HeadFrame>
        <Grid>
          <FinderFrame ground="ink" inset={-6}>
            <PictureSheet>
              <AssetPicture address={asset.picture} name={asset.name} />
            </PictureSheet>
          </FinderFrame>
          <Facts>
            <Meta>
              <Tag tone={tones[state]} dot>
                {assetStates[state]}
              </Tag>
              <span>{`资产编号 ${asset.assetNumber}`}</span>
              <span>{asset.place}</span>
            </Meta>
            <Name>{asset.name}</Name>
            <CodeAnatomy identifier={asset.identifier} variant="header" ground="ink" />
          </Facts>
          <Actions>
            <ButtonLink variant="secondary" href={identifierAddress(asset.identifier)}>
              查看标识档案
            </ButtonLink>
            <Button variant="onInk" loading={printing} onClick={() => setPrinting(true)}>
              打印铭牌
            </Button>
          </Actions>
        </Grid>
      </HeadFrame>
      {printing && (
        <Suspense>
          <PrintPlate asset={asset} onPrinted={() => setPrinting(false)} />
        </Suspense>
      )}
    </Ground>
  );
}

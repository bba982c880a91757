import { identifierAddress } from '@lima-id/domain';
import { QrCode } from '@lima-id/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { useSiteOrigin } from '../../shared/page/siteOrigin.ts';
import {
  Box,
  Code,
  Dimension,
  Leader,
  Overlay,
  Plate,
  PlateQr,
  PlateText,
  Product,
  Status,
} from './BannerDrawing.styles.ts';
import { banner } from './bannerContent.ts';
import treadmill from './treadmill-large.svg?no-inline';

/* The drawing is revealed once per visit, not at every return to the page. */
let revealed = false;

/** Width of the code on the nameplate, in px. */
const plateQrPx = 64;

const example = brand.examples[0];

/** The product of the first example with its nameplate, its code and a dimension line. */
export default function BannerDrawing() {
  // Encoding takes a slow phone 50 ms: not in the commit that hydrates.
  const origin = useDeferredValue(useSiteOrigin());
  const [reveal] = useState(!revealed);
  useEffect(() => {
    revealed = true;
  }, []);
  if (!example) return null;
  return (
    <Box data-reveal={reveal ? 'running' : 'done'}>
      {/* Lines do not grow with a drawing: this file is the treadmill of the set with lines for twice its size. */}
      <img src={treadmill} width={656} height={492} alt="" />
      <Overlay viewBox="0 0 656 492" aria-hidden="true">
        <Dimension>
          <path d="M131 336 379 479M124 343l14-14M372 486l14-14" />
          <text transform="translate(276 442) rotate(30)">{banner.dimension}</text>
        </Dimension>
        <Leader>
          <path pathLength="1" d="M248 342H119v40" />
          <rect x="244" y="338" width="8" height="8" />
        </Leader>
      </Overlay>
      <Plate>
        <PlateQr>
          {origin && (
            <QrCode
              value={origin + identifierAddress(example.identifier)}
              width={plateQrPx}
              quietZone={8}
              label={banner.plateQrLabel}
            />
          )}
        </PlateQr>
        <PlateText>
          <Product>{example.name}</Product>
          <Code>{example.identifier.split('/')[1]}</Code>
          <Status>{banner.plateStatus}</Status>
        </PlateText>
      </Plate>
    </Box>
  );
}

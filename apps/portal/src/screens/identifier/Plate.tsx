import {
  defaultPicture,
  describeObjectCode,
  type IdentifierRecord,
  parseIdentifier,
  productPicture,
} from '@lima-id/domain';
import { DotTexture, FactGrid, FinderFrame } from '@lima-id/ui';
import { CodeAnatomy } from '@lima-id/ui/identity';
import { useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { useSiteOrigin } from '../../shared/page/siteOrigin.ts';
import { PhoneQr } from './PhoneQr.tsx';
import {
  Describes,
  FactsArea,
  FactsRow,
  Grid,
  Ground,
  Inner,
  Name,
  PictureArea,
  PictureSheet,
  QrArea,
} from './Plate.styles.ts';
import { PlateStatus } from './PlateStatus.tsx';
import { qrAddress } from './qrAddress.ts';
import { readWebsite } from './website.ts';

interface ProductPictureProps {
  record: IdentifierRecord;
  alt: string;
  /** Requested before everything else, scripts included. */
  fetchPriority?: 'high';
}

/** The picture of an object; the placeholder replaces one that fails to load. */
export function ProductPicture({ record, alt, fetchPriority }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const wanted = productPicture(record, brand.defaultPictures);
  const address = broken === wanted ? brand.defaultPictures[defaultPicture(record.scenes)] : wanted;
  /** A picture of a prerendered page may have failed before the scripts came: nothing reports it again. */
  function replaceFailed(picture: HTMLImageElement | null): void {
    if (picture?.complete && picture.naturalWidth === 0) setBroken(wanted);
  }
  return (
    <img ref={replaceFailed} src={address} alt={alt} fetchPriority={fetchPriority} onError={() => setBroken(wanted)} />
  );
}

/** The meaning of the object code, as the note under it. */
export function objectNote(identifier: string): string {
  const verdict = parseIdentifier(identifier);
  return verdict.ok ? describeObjectCode(verdict.code.objectCode) : '';
}

/** The rating plate of an object: picture, name, code, and who registered it. */
export function Plate({ record, tookMs }: { record: IdentifierRecord; tookMs: number }) {
  const { companyDetails: company } = record;
  const origin = useSiteOrigin();
  const website = readWebsite(company.website);
  const note = objectNote(record.identifier);
  const facts = [
    { label: '企业前缀', value: record.prefix, face: 'code' as const },
    { label: '企业名称', value: record.companyName },
    { label: '所属行业', value: company.industry },
    { label: '企业网址', value: website?.label ?? company.website },
    { label: '注册时间', value: record.registerTime, face: 'figure' as const },
  ].map((fact) => (fact.value.trim() === '' ? { label: fact.label, value: '—' } : fact));
  return (
    <Ground aria-label="标识信息">
      <DotTexture ground="ink" />
      <Inner>
        <Grid>
          <PictureArea>
            <FinderFrame ground="ink">
              <PictureSheet>
                <ProductPicture record={record} alt={`${record.identifierName}的图片`} fetchPriority="high" />
              </PictureSheet>
            </FinderFrame>
          </PictureArea>
          <FactsArea>
            <PlateStatus tookMs={tookMs} prefix={record.prefix} />
            <Name>{record.identifierName}</Name>
            <CodeAnatomy
              identifier={record.identifier}
              variant="header"
              ground="ink"
              {...(note === '' ? {} : { notes: { objectCode: note } })}
            />
            <Describes>{record.describes}</Describes>
          </FactsArea>
          <QrArea>
            <PhoneQr address={origin === undefined ? null : qrAddress(company.qrcodeLink, record.identifier, origin)} />
          </QrArea>
        </Grid>
        <FactsRow>
          <FactGrid variant="row" ground="ink" facts={facts} />
        </FactsRow>
      </Inner>
    </Ground>
  );
}

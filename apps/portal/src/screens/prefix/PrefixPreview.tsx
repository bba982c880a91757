import { DotTexture } from '@lima-id/ui';
import { CodeAnatomy } from '@lima-id/ui/identity';
import { brand } from '../../brand/brand.ts';
import { Ground, Sample } from './PrefixPreview.styles.ts';

/** The object code of the preview: the object of the brand's first example. */
const sampleObject = brand.examples[0]?.identifier.split('/')[1] ?? '';

/** Placeholder for digits that are not typed yet. */
const missing = '···';

interface PrefixPreviewProps {
  /** `88.118`; empty while no node is chosen. */
  nodePrefix: string;
  enterprisePrefix: string;
}

/** The prefix as typed so far, in the form in which it will be printed on products. */
export function PrefixPreview({ nodePrefix, enterprisePrefix }: PrefixPreviewProps) {
  const known = nodePrefix === '' ? '' : `${nodePrefix}.${enterprisePrefix}`;
  return (
    <Ground aria-label="前缀预览">
      <DotTexture ground="ink" />
      <h2>前缀预览</h2>
      <CodeAnatomy identifier={known} variant="preview" ground="ink" />
      <Sample>
        <p>获得前缀后，您的产品编码将是</p>
        <p data-part="code">
          <span>{`${nodePrefix || `${missing}.${missing}`}.${enterprisePrefix || missing}/`}</span>
          <span>{sampleObject}</span>
        </p>
      </Sample>
    </Ground>
  );
}

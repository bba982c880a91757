import { DotTexture, Illustration, Link } from '@lima-id/ui';
import { CodeAnatomy } from '@lima-id/ui/identity';
import { brand } from '../../brand/brand.ts';
import { homeLabel } from '../../brand/homeLabel.ts';
import { ExampleRows } from './ExampleRows.tsx';
import { Drawing, Root, Short } from './LoginSide.styles.ts';

/** The benefits of logging in: next to the form, or above it on narrow screens. */
export function LoginSide() {
  const example = brand.examples[0]?.identifier;
  return (
    <Root>
      <DotTexture ground="ink" />
      <Link href="/home" data-part="logo" aria-label={homeLabel}>
        <Illustration name="logo" ground="ink" />
      </Link>
      <p data-part="promise">
        登录后，
        <br />
        为每一台器材办一张身份证。
      </p>
      {example === undefined ? null : (
        <>
          <ExampleRows identifier={example} />
          <Short>
            <CodeAnatomy identifier={example} variant="line" ground="ink" explain={false} />
          </Short>
        </>
      )}
      <Drawing>
        <Illustration name="bike" ground="ink" width={332} />
      </Drawing>
    </Root>
  );
}

import type { PicturePlace, PictureTwin } from '@lima-id/api';
import type { PrefixParts } from '../prefixParts.ts';
import { picturesOf, type RegistrationRow } from '../registrationRow.ts';

type Pictures = Pick<RegistrationRow, 'licence_image' | 'card_front' | 'card_back'>;

/** The pictures of a registration with their places. */
function placesOf({ licence_image, card_front, card_back }: Pictures): [PicturePlace, string][] {
  return [
    ['licenceImage', licence_image],
    ['cardFront', card_front],
    ['cardBack', card_back],
  ];
}

/** Twins within a registration: its places in which a picture, or another one of the same file, stands too; each pair once. */
function within(row: RegistrationRow, sameFile: ReadonlySet<string>): PictureTwin[] {
  const places = placesOf(row).filter(([, name]) => name !== '');
  return places.flatMap(([picture, name], index) =>
    places
      .slice(index + 1)
      .filter(([, other]) => other === name || sameFile.has(`${name} ${other}`))
      .map(([twin]) => twinAt(picture, twin, row)),
  );
}

function twinAt(
  picture: PicturePlace,
  twin: PicturePlace,
  row: Pick<RegistrationRow, 'id' | 'prefix' | 'company_name'>,
): PictureTwin {
  return {
    picture,
    twin,
    registrationId: row.id,
    identifierPrefix: row.prefix,
    companyName: row.company_name,
  };
}

/** Pictures of a registration whose file stands in another place too, of this registration or of another one. Source: docs/rules/prefix.md. */
export async function findTwins(
  { store, pictures }: Pick<PrefixParts, 'store' | 'pictures'>,
  row: RegistrationRow,
): Promise<PictureTwin[]> {
  const found = await pictures.twinsOf(picturesOf(row));
  const sameFile = new Set(found.map(({ fileName, twin }) => `${fileName} ${twin}`));
  const owners = [...new Set(found.map(({ ownerId }) => ownerId))].filter((ownerId) => ownerId !== row.account_id);
  const others =
    owners.length === 0
      ? []
      : await store.kysely
          .selectFrom('registration')
          .select(['id', 'prefix', 'company_name', 'licence_image', 'card_front', 'card_back'])
          .where('account_id', 'in', owners)
          .orderBy('submitted_at')
          .orderBy('id')
          .execute();
  const across = placesOf(row).flatMap(([picture, name]) =>
    others.flatMap((other) =>
      placesOf(other)
        .filter(([, twin]) => sameFile.has(`${name} ${twin}`))
        .map(([twin]) => twinAt(picture, twin, other)),
    ),
  );
  return [...within(row, sameFile), ...across];
}

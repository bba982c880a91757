import { type LevelChoice, type LevelRequest, levelRequests } from '@lima-id/domain';

/** The items of a list; undefined for one that has not been read. */
type ReadList = (request: LevelRequest) => readonly { code: string; name: string }[] | undefined;

/** The names of the codes chosen in dependent lists, `山东省 / 德州市 / 宁津县`; undefined when the lists that were read do not have them all. */
export function levelText(codes: LevelChoice, read: ReadList): string | undefined {
  const names = levelRequests(codes.slice(0, -1)).map(
    (request, index) => read(request)?.find(({ code }) => code === codes[index])?.name,
  );
  return names.includes(undefined) ? undefined : names.join(' / ');
}

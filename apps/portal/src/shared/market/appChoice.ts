import {
  choosePackage,
  comparedPackagesMax,
  durationLabel,
  type ProductPackage,
  type PurchaseDuration,
  readDuration,
} from '@lima-id/domain';

/** What the address of an app's page says: the package and the duration that were chosen, and the packages that are compared. */
export interface AppChoice {
  /** Empty for the one that the page opens with. */
  packageId: string;
  /** Null for the one that the page opens with. */
  duration: PurchaseDuration | null;
  /** Ids of packages; null when the app itself is shown. */
  compare: readonly string[] | null;
}

/** Reads the address; what cannot be understood counts as not said. */
export function readAppChoice(search: URLSearchParams): AppChoice {
  return {
    packageId: search.get('package') ?? '',
    duration: readDuration(search.get('duration') ?? ''),
    compare: search.get('compare')?.split(',') ?? null,
  };
}

/** The address's query with another package or duration; whatever else stands in it stays. */
export function writeAppChoice(
  search: URLSearchParams,
  { packageId, duration }: Partial<Pick<AppChoice, 'packageId' | 'duration'>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (packageId !== undefined) next.set('package', packageId);
  if (duration) next.set('duration', durationLabel(duration));
  return next;
}

/** The query of the comparison of some packages. */
export function compareAddress(packageIds: readonly string[]): string {
  return `?${new URLSearchParams({ compare: packageIds.join(',') }).toString().replaceAll('%2C', ',')}`;
}

/** The first packages that can be compared with the one that is chosen, itself among them, in the app's order. */
export function packagesToCompare(packages: readonly ProductPackage[], chosenId: string): ProductPackage[] {
  const chosen = choosePackage(packages, chosenId);
  const compared = new Set([chosen, ...packages.filter((one) => one !== chosen).slice(0, comparedPackagesMax - 1)]);
  return packages.filter((one) => compared.has(one));
}

/** The packages that an address compares, in the app's order: those it names that there are, or the first ones when it names fewer than two. */
export function comparedPackages(packages: readonly ProductPackage[], ids: readonly string[]): ProductPackage[] {
  const named = packages.filter(({ id }) => ids.includes(id)).slice(0, comparedPackagesMax);
  return named.length < 2 ? packagesToCompare(packages, named[0]?.id ?? '') : named;
}

/** The list of cases. */
export const casesAddress = '/cooperation_case';

/** The page of a case. */
export function caseAddress(id: number): string {
  return `${casesAddress}/detail/${id}`;
}

/** Whether the status of a refused add may be due to its key: a header that the provider does not know. */
export const mayRefuseKey = (status: number): boolean => [400, 403, 422].includes(status);

/** Whether the refusal of a repeated add may mean that an earlier sending of its key is under way, or was processed otherwise. */
export const isUnderWay = (status: number, isRepeated: boolean): boolean =>
  isRepeated && [409, 425].includes(status);

/** Whether an answer with this status leaves open if the animal was added. */
export const isAddOpen = (status: number, isRepeated: boolean): boolean =>
  status >= 500 || [408, 425, 429].includes(status) || isUnderWay(status, isRepeated);

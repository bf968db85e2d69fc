/** Whether the status of a refused add may be due to its key: a header that the provider does not know. */
export const mayRefuseKey = (status: number): boolean => [400, 403, 422].includes(status);

/** Whether an answer with this status leaves open if the animal was added. A 409 may mean that an earlier sending of its key is under way. */
export const isAddOpen = (status: number, isRepeated: boolean): boolean =>
  status >= 500 || [408, 425, 429].includes(status) || (isRepeated && status === 409);

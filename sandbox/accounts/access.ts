import type { operations } from '#openapi/provider.d.ts';

export type OperationId = keyof operations;

/** The access to an operation: anybody, anyone signed in, staff and administrators, or administrators alone. */
export type Access = 'visitor' | 'account' | 'staff' | 'administrator';

/** The access to each operation. A visitor's operation never reads the bearer token. */
export const accessOf = {
  listProducts: 'visitor',
  createProduct: 'staff',
  getProduct: 'visitor',
  updateProduct: 'staff',
  deleteProduct: 'staff',
  countByCategory: 'visitor',
  listCategories: 'visitor',
  createCategory: 'staff',
  updateCategory: 'staff',
  deleteCategory: 'staff',
  listCountries: 'visitor',
  createCountry: 'staff',
  updateCountry: 'staff',
  deleteCountry: 'staff',
  countByCountry: 'visitor',
  listTopProducts: 'staff',
  listOrders: 'account',
  listRecentOrders: 'staff',
  getDashboardStats: 'staff',
  getOrder: 'account',
  getPayment: 'account',
  updateOrderStatus: 'staff',
  listCart: 'account',
  addToCart: 'account',
  changeQuantity: 'account',
  removeLine: 'account',
  placeOrder: 'account',
  login: 'visitor',
  activateByCode: 'visitor',
  confirmTwoFactor: 'visitor',
  register: 'visitor',
  changePassword: 'account',
  requestPasswordReset: 'visitor',
  finishPasswordReset: 'visitor',
  updateAccount: 'account',
  registerStaff: 'administrator',
  updateStaff: 'administrator',
  getMe: 'account',
  activateByLink: 'visitor',
  confirmEmail: 'visitor',
  refresh: 'visitor',
  listUsers: 'staff',
  deleteUser: 'administrator',
  listStaff: 'staff',
} as const satisfies Record<OperationId, Access>;

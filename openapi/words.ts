// Generated from provider.yaml by tools/generate-types.mjs. Do not edit.

/** The words of the schema `Size`, in the order of the file. */
export const everySize = ['petit', 'moyen', 'extra', 'grand'] as const;

/** The words of the schema `OrderStatus`, in the order of the file. */
export const everyOrderStatus = ['PENDING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const;

/** The words of the schema `MeansOfPayment`, in the order of the file. */
export const everyMeansOfPayment = ['wave', 'orange-money', 'mobile-money', 'bank-card'] as const;

/** The words of the schema `PaymentType`, in the order of the file. */
export const everyPaymentType = ['mobile', 'livraison'] as const;

/** The words of the schema `PaymentClosing`, in the order of the file. */
export const everyPaymentClosing = ['refused', 'expired'] as const;

/** The words of the schema `DeliveryMethod`, in the order of the file. */
export const everyDeliveryMethod = ['domicile'] as const;

/** The words of the schema `Addition`, in the order of the file. */
export const everyAddition = ['Idempotency-Key', 'expected_total', 'expected_items'] as const;

/** The words of the schema `Sex`, in the order of the file. */
export const everySex = ['M', 'F', 'O'] as const;

/** The words of the schema `Role`, in the order of the file. */
export const everyRole = ['customer', 'staff', 'admin'] as const;

/** The words of the schema `StaffRole`, in the order of the file. */
export const everyStaffRole = ['staff', 'admin'] as const;

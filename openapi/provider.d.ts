// Generated from provider.yaml by tools/generate-types.mjs. Do not edit.

export interface paths {
    "/ecommerce/products-betails/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The whole catalogue, in the provider's order.
         * @description Open to visitors. The shop filters, sorts and pages what comes, and reads the list once per visit. A product without an id, a name, a country, a stock or a date is left out; one whose price is not numeric is shown at 0, and pictures, promotion, category and size may be missing.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Puts an animal on sale.
         * @description For staff and administrators; no screen of the shop makes it. Form data where pictures come as files.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/products-betails/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The product. */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * One product.
         * @description Open to visitors. Read by the page of an animal, and again right before an order, to compare price and stock. Any refusal shows that the animal cannot be found or loaded.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/products-betails/{id}/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The product. */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes a product off the catalogue.
         * @description For staff and administrators; no screen of the shop makes it. Orders keep what they say of the product.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Changes some fields of a product.
         * @description For staff and administrators; no screen of the shop makes it. What is not sent stays as it is.
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/ecommerce/betail-count-by-categorie/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The categories, each with its number of products.
         * @description Open to visitors. Feeds the numbers beside the categories of the filters on /shop.
         */
        get: operations["countByCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/categories": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The categories. This path alone has no trailing slash.
         * @description Open to visitors. Feeds menus, the search form and the filters.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/categories/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a category.
         * @description For staff and administrators; no screen of the shop makes it.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/categories/{id}/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The category. */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a category that no product uses.
         * @description For staff and administrators; no screen of the shop makes it.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /**
         * Renames a category.
         * @description For staff and administrators; no screen of the shop makes it.
         */
        patch: operations["updateCategory"];
        trace?: never;
    };
    "/ecommerce/pays/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The countries of origin, which are also those of the registration form.
         * @description Open to visitors. Feeds the filters, and the country of the registration and profile forms, which send its id.
         */
        get: operations["listCountries"];
        put?: never;
        /**
         * Adds a country of origin.
         * @description For staff and administrators; no screen of the shop makes it. Form data where the flag comes as a file.
         */
        post: operations["createCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/pays/{id}/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The country of origin. */
                id: components["parameters"]["CountryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a country that no product comes from.
         * @description For staff and administrators; no screen of the shop makes it.
         */
        delete: operations["deleteCountry"];
        options?: never;
        head?: never;
        /**
         * Changes a country of origin.
         * @description For staff and administrators; no screen of the shop makes it. What is not sent stays as it is.
         */
        patch: operations["updateCountry"];
        trace?: never;
    };
    "/ecommerce/pays-betail-count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The countries of origin, each with its number of animals.
         * @description Open to visitors. Feeds the countries block of the home page.
         */
        get: operations["countByCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/top-products/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The best-selling products.
         * @description For staff and administrators; no screen of the shop makes it. The home page takes its best sellers from the product list.
         */
        get: operations["listTopProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/orders/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in customer's own orders; every order for staff and administrators.
         * @description For who is signed in. Feeds the orders tab, and finds an order again whose answer was lost. An order that cannot be read makes the whole list say that it did not load: nothing is shown in part.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/recent-orders/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The latest orders of all customers.
         * @description For staff and administrators; no screen of the shop makes it.
         */
        get: operations["listRecentOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/dashboard-stats/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Figures for administrators.
         * @description For staff and administrators; no screen of the shop makes it.
         */
        get: operations["getDashboardStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/get-detail-order/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The order number. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One order of the signed-in customer; feeds the invoice.
         * @description For who is signed in; another customer’s order is not found. Feeds the printed invoice.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/get-detail-payment-order/{orderNumberOrTransactionId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The order number, or the identifier the payment service gave. */
                orderNumberOrTransactionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The payment of one order; feeds the payment result page.
         * @description For who is signed in; another customer’s payment is not found. Asked by the payment result page, again while the status is PENDING. 400 and 404 read as "no order found", anything else as a request that failed.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/update-order-status/{id}/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The order number. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Moves an order to another status.
         * @description For staff and administrators; no screen of the shop makes it.
         */
        patch: operations["updateOrderStatus"];
        trace?: never;
    };
    "/ecommerce/panier/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of the signed-in customer's cart.
         * @description For who is signed in. Read when a token is held, after each change and right before an order. Prices and promotions have to be there: a cart that cannot be read whole says so instead of showing a wrong total.
         */
        get: operations["listCart"];
        put?: never;
        /**
         * Adds a product, or adds to the quantity of the line that already holds it.
         * @description For who is signed in; a visitor’s 401 leads to the login. 400 shows the message, 500 a sentence of the shop.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ecommerce/panier/{id}/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The cart line. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes one line.
         * @description For who is signed in. The shop reads the cart again afterwards.
         */
        delete: operations["removeLine"];
        options?: never;
        head?: never;
        /**
         * Sets the quantity of one line.
         * @description For who is signed in. The shop sends the last quantity of a row of taps, and reads the cart again afterwards.
         */
        patch: operations["changeQuantity"];
        trace?: never;
    };
    "/ecommerce/checkout/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders what is in the cart, reserves the stock and empties the cart.
         * @description For who is signed in. An answer with a `payment_url` sends the browser there (https on an allowed host); one without it says that the order is placed. A refusal shows the message; 401, 408, 425, 429 and 5xx leave the attempt open, to be sent again unchanged.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with an e-mail or a phone number.
         * @description Open to visitors. 200 signs in, 202 leads to the code sent by SMS; the shop goes by the status. 400 and 401 read alike, 423 as not activated.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/activate-user-account-otp/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activates an account with the mailed code of 6 digits.
         * @description Open to visitors. 400, 404 and 500 have sentences of their own.
         */
        post: operations["activateByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/two-factor-auth/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finishes a login with the code of 5 digits received by SMS.
         * @description Open to visitors, after a login answered 202. 400, 404 and 500 have sentences of their own.
         */
        post: operations["confirmTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a customer account; a code and a link are mailed to activate it.
         * @description Open to visitors. 400 shows the message of the answer: it is the only one that says what is wrong.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the signed-in customer's password.
         * @description For who is signed in. Any refusal shows the failure sentence; its message stands beside the form.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reset/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a link to choose a new password.
         * @description Open to visitors. 400 says that no account has the e-mail, anything else that it failed.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reset/{token}/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The token of the mailed link. */
                token: components["parameters"]["MailedToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the new password with the mailed token.
         * @description Open to visitors who hold the mailed link. 400 says that the token is invalid, anything else that it failed.
         */
        post: operations["finishPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/update-acccount/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the signed-in customer's profile (the path is spelled with three c's).
         * @description For who is signed in. Any refusal shows the failure sentence; its message stands beside the form.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/auth/register-staff-member/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a staff account.
         * @description For administrators; no screen of the shop makes it.
         */
        post: operations["registerStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register-staff-member/{id}/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a staff account.
         * @description For administrators; no screen of the shop makes it. What is not sent stays as it is.
         */
        patch: operations["updateStaff"];
        trace?: never;
    };
    "/auth/me/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user.
         * @description For who is signed in. Fills the dashboard and the checkout form. Names, e-mail, username and phone have to be there; the rest may be missing.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/activate/{token}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The token of the mailed link. */
                token: components["parameters"]["MailedToken"];
            };
            cookie?: never;
        };
        /**
         * Activates an account with the mailed link.
         * @description Open to visitors who hold the mailed link. The same link of an account that is active by now is answered with success again: a reload, a second tap, another browser or a mail scanner that runs scripts opens it twice. Any refusal says that the link is invalid or expired, and that the account may be active already.
         */
        get: operations["activateByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email/{token}/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The token of the mailed link. */
                token: components["parameters"]["MailedToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a new e-mail the account's own, with the token that was mailed to it.
         * @description The provider's own page behind the mailed link makes this call; no screen of the shop does.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a new access token for a refresh token.
         * @description Open to who holds a refresh token. Asked once when a call is answered 401; any refusal ends the session.
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/users-list/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The customers.
         * @description For staff and administrators; no screen of the shop makes it.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/users/{id}/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a user.
         * @description For administrators; no screen of the shop makes it.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/personnel-list/": {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The staff.
         * @description For staff and administrators; no screen of the shop makes it.
         */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Opaque to the shop.
         * @example 2d1f8a34-5c7e-4f90-8b12-6a4e9d3c7f01
         */
        Id: string;
        /** @example 5e8d1c0b9a7f4e2d8c6b3a1f0e9d7c5b */
        MailedToken: string;
        /**
         * @description Whole francs (XOF) as a numeric string; decimals, if any, are zeros.
         * @example 330000.00
         */
        Amount: string;
        Problem: {
            /** @description A French sentence that may be shown to the customer. */
            message: string;
            /** @description A name for programs, e.g. `total_changed`. */
            code?: string;
        };
        Confirmation: {
            /** @description A French sentence. */
            message: string;
        };
        Category: {
            id: components["schemas"]["Id"];
            nom_categorie: string;
            /** @description Number of products, shown in filters. */
            count?: number;
        };
        CategoryCount: {
            id: components["schemas"]["Id"];
            nom_categorie: string;
            count: number;
        };
        CategoryInput: {
            nom_categorie: string;
        };
        Country: {
            id: components["schemas"]["Id"];
            libelle: string;
            /** @description Address of the flag's picture. */
            flag: string;
            code: string;
            /** @description Number of animals from this country. */
            betail_count?: number;
        };
        CountryCount: {
            id: components["schemas"]["Id"];
            libelle: string;
            flag: string;
            code: string;
            betail_count: number;
        };
        CountryInput: {
            libelle: string;
            code: string;
            flag?: string;
        };
        CountryPatch: {
            libelle?: string;
            code?: string;
            flag?: string;
        };
        /** @description The same fields as form data, the flag as a file. */
        CountryForm: {
            libelle?: string;
            code?: string;
            flag?: unknown;
        };
        ProductCategory: {
            id: components["schemas"]["Id"];
            nom_categorie: string;
        };
        ProductOrigin: {
            id: components["schemas"]["Id"];
            libelle: string;
            flag: string;
            code: string;
        };
        /** @enum {string|null} */
        Size: "petit" | "moyen" | "extra" | "grand" | null;
        /** @description Address of a picture, whole or a path of the API's host; absent, null and a picture that does not load all show the placeholder. */
        Image: string | null;
        /**
         * Format: date
         * @description The day on which the photo of the same number was taken, in Abidjan's time; null where nobody knows.
         */
        PhotoDay: string | null;
        Product: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            /** @description Whole francs (XOF). */
            price: number;
            /** @description Whole francs (XOF); null or 0 means no promotion. */
            promo_price: number | null;
            image1?: components["schemas"]["Image"];
            image2?: components["schemas"]["Image"];
            image3?: components["schemas"]["Image"];
            image4?: components["schemas"]["Image"];
            image5?: components["schemas"]["Image"];
            image6?: components["schemas"]["Image"];
            category: components["schemas"]["ProductCategory"];
            origine: components["schemas"]["ProductOrigin"];
            taille: components["schemas"]["Size"];
            quantity_initial: number;
            /** @description Sold; stock is quantity_initial minus quantity_vendu. */
            quantity_vendu: number;
            /** Format: date-time */
            created_at: string;
            /** @description The animal's estimated weight in kilograms; null where nobody weighed or estimated it. */
            poids_estime?: number | null;
            /** @description The animal's age in months; null where it is not known. */
            age_mois?: number | null;
            image1_date?: components["schemas"]["PhotoDay"];
            image2_date?: components["schemas"]["PhotoDay"];
            image3_date?: components["schemas"]["PhotoDay"];
            image4_date?: components["schemas"]["PhotoDay"];
            image5_date?: components["schemas"]["PhotoDay"];
            image6_date?: components["schemas"]["PhotoDay"];
            /** @description Address of a short film of the animal or lot (MP4, H.264), whole or a path of the media host, which answers parts of it (Range). */
            film?: string | null;
            /** @description Address of the picture that stands where the film is not yet played. */
            film_poster?: string | null;
        };
        ProductInput: {
            name: string;
            description: string;
            price: number;
            /** @description Refused unless lower than the price. */
            promo_price?: number | null;
            image1?: components["schemas"]["Image"];
            image2?: components["schemas"]["Image"];
            image3?: components["schemas"]["Image"];
            image4?: components["schemas"]["Image"];
            image5?: components["schemas"]["Image"];
            image6?: components["schemas"]["Image"];
            category: components["schemas"]["Id"];
            origine: components["schemas"]["Id"];
            taille?: components["schemas"]["Size"];
            quantity_initial: number;
        };
        ProductPatch: {
            name?: string;
            description?: string;
            price?: number;
            promo_price?: number | null;
            image1?: components["schemas"]["Image"];
            image2?: components["schemas"]["Image"];
            image3?: components["schemas"]["Image"];
            image4?: components["schemas"]["Image"];
            image5?: components["schemas"]["Image"];
            image6?: components["schemas"]["Image"];
            category?: components["schemas"]["Id"];
            origine?: components["schemas"]["Id"];
            taille?: components["schemas"]["Size"];
            quantity_initial?: number;
        };
        /** @description The same fields as form data, numbers written out, pictures as files. */
        ProductForm: {
            name?: string;
            description?: string;
            price?: string;
            promo_price?: string;
            category?: components["schemas"]["Id"];
            origine?: components["schemas"]["Id"];
            taille?: string;
            quantity_initial?: string;
            image1?: unknown;
            image2?: unknown;
            image3?: unknown;
            image4?: unknown;
            image5?: unknown;
            image6?: unknown;
        };
        CartProduct: {
            id: components["schemas"]["Id"];
            name: string;
            image1?: components["schemas"]["Image"];
            /** @description Whole francs (XOF). */
            price: number;
            promo_price: number | null;
            taille?: components["schemas"]["Size"];
        };
        CartLine: {
            id: components["schemas"]["Id"];
            quantity: number;
            product: components["schemas"]["CartProduct"];
        };
        CartAddRequest: {
            product_id: components["schemas"]["Id"];
            quantity: number;
        };
        CartUpdateRequest: {
            quantity: number;
        };
        /** @enum {string} */
        OrderStatus: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED";
        OrderClient: {
            first_name: string;
            last_name: string;
            email: string;
            /** @description Optional, as in the profile (section 5); absent, null and empty read alike. */
            numero_telephone?: string | null;
            adresse1?: string | null;
        };
        OrderItem: {
            product: components["schemas"]["OrderProduct"];
            quantity: number;
            unit_price: components["schemas"]["Amount"];
        };
        OrderProduct: {
            id: components["schemas"]["Id"];
            name: string;
            category: components["schemas"]["OrderCategory"];
        };
        OrderCategory: {
            nom_categorie: string;
        };
        Order: {
            order_number: components["schemas"]["Id"];
            /** Format: date-time */
            created_at: string;
            status: components["schemas"]["OrderStatus"];
            total_amount: components["schemas"]["Amount"];
            client: components["schemas"]["OrderClient"];
            items: components["schemas"]["OrderItem"][];
        };
        OrderStatusUpdate: {
            status: components["schemas"]["OrderStatus"];
        };
        /** @enum {string} */
        MeansOfPayment: "wave" | "orange-money" | "mobile-money" | "bank-card";
        /** @enum {string} */
        PaymentType: "mobile" | "livraison";
        /** @enum {string|null} */
        PaymentClosing: "refused" | "expired" | null;
        /** @enum {string} */
        DeliveryMethod: "domicile";
        /**
         * @description What the shop can send beyond the specification, where the provider says that it takes it.
         * @enum {string}
         */
        Addition: "Idempotency-Key" | "expected_total" | "expected_items";
        Payment: {
            order_number: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
            amount: components["schemas"]["Amount"];
            total_amount?: components["schemas"]["Amount"];
            transaction_id?: string | null;
            moyen_paiement?: components["schemas"]["MeansOfPayment"];
            type_paiement?: components["schemas"]["PaymentType"];
            /** Format: date-time */
            created_at?: string;
            /** @description The page of this very payment, for as long as it waits. The provider takes at most one payment on it. */
            payment_url?: string | null;
            /**
             * Format: date-time
             * @description Until when this payment is taken, while it waits.
             */
            expires_at?: string | null;
            /**
             * Format: date-time
             * @description When a PAID payment arrived.
             */
            paid_at?: string | null;
            /** @description Why a CANCELLED payment was closed without taking anything, the operator's refusal or its deadline. */
            closed_as?: components["schemas"]["PaymentClosing"];
        };
        CheckoutRequest: {
            /** @description At most 50 characters as a reader counts them. */
            first_name: string;
            /** @description At most 50 characters as a reader counts them. */
            last_name: string;
            email: components["schemas"]["Email"];
            phone: string;
            /** @description At most 200 characters as a reader counts them. */
            address: string;
            /** @description At most 50 characters as a reader counts them. */
            ville: string;
            /** @description At most 200 characters as a reader counts them. */
            notes?: string;
            code_postal?: string;
            numero_cni?: string;
            moyen_paiement: components["schemas"]["MeansOfPayment"];
            type_paiement: components["schemas"]["PaymentType"];
            delivery_method: components["schemas"]["DeliveryMethod"];
            /** @description True asks for 30 % now and 70 % on delivery; with `livraison` and false nothing is paid online. */
            is_payement_echolone: boolean;
            /** @description Whole francs (XOF) the customer agreed to. */
            expected_total?: number;
            /** @description The animals the customer agreed to, in any order. */
            expected_items?: {
                product_id: components["schemas"]["Id"];
                quantity: number;
            }[];
        };
        CheckoutAnswer: {
            order_number: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
            total_amount: components["schemas"]["Amount"];
            amount?: components["schemas"]["Amount"];
            /** @description Where the customer pays, a whole address on the host of the payment page, which the shop's configuration names. Absent or null when nothing is to be paid now. */
            payment_url?: string | null;
            message?: string;
        };
        DashboardStats: {
            total_products: number;
            total_customers: number;
            total_orders: number;
            total_revenue: components["schemas"]["Amount"];
            orders_by_status: {
                [key: string]: number;
            };
        };
        /**
         * Format: email
         * @description A valid e-mail address as the HTML standard has it, in ASCII; an internationalized domain comes as `xn--…`.
         */
        Email: string;
        LoginRequest: {
            /** @description An e-mail or a phone number of 8 to 15 digits. */
            email: string;
            password: string;
        };
        Tokens: {
            access: string;
            /** @description Absent or null where the provider gives none. */
            refresh?: string | null;
        };
        SignedIn: {
            token: components["schemas"]["Tokens"];
            user?: components["schemas"]["User"];
            message?: string;
        };
        TwoFactorStarted: {
            email: string;
            message?: string;
        };
        TwoFactorRequest: {
            otp: string;
            username: string;
        };
        RefreshRequest: {
            refreshToken: string;
        };
        Refreshed: {
            token: components["schemas"]["RenewedTokens"];
        };
        RenewedTokens: {
            access: string;
            /** @description The next refresh token of a provider that rotates them; the shop sends it from then on. The reference provider rotates none. */
            refresh?: string | null;
        };
        RegisterRequest: {
            /** @description At most 20 characters as a reader counts them. */
            first_name: string;
            /** @description At most 50 characters as a reader counts them. */
            last_name: string;
            email: components["schemas"]["Email"];
            numero_telephone: string;
            /** Format: uuid */
            pays: string;
            password1: string;
        };
        ActivationCodeRequest: {
            otp: string;
            email: components["schemas"]["Email"];
        };
        ChangePasswordRequest: {
            old_password: string;
            new_password1: string;
            new_password2: string;
        };
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
        };
        PasswordResetFinish: {
            new_password: string;
            token: components["schemas"]["MailedToken"];
        };
        /** @enum {string} */
        Sex: "M" | "F" | "O";
        UserCountry: {
            id: components["schemas"]["Id"];
            libelle?: string;
        };
        User: {
            first_name: string;
            last_name: string;
            email: string;
            /** @description The login identifier. */
            username: string;
            /** @description Optional (section 5); absent, null and empty read alike. */
            numero_telephone?: string | null;
            pays?: components["schemas"]["UserCountry"] | null;
            sexe?: components["schemas"]["Sex"] | null;
            adresse1?: string | null;
            adresse2?: string | null;
            ville?: string | null;
            /** @description So spelled in the profile; the checkout form calls it numero_cni. */
            numer_cni?: string | null;
            code_postal?: string | null;
            /** @description The address that a change of e-mail waits to have confirmed; absent or null where none does. */
            pending_email?: string | null;
        };
        UpdateAccountRequest: {
            /** @description At most 50 characters as a reader counts them. */
            first_name?: string;
            /** @description At most 50 characters as a reader counts them. */
            last_name?: string;
            email?: components["schemas"]["Email"];
            username?: string;
            numero_telephone?: string;
            pays?: string;
            sexe?: components["schemas"]["Sex"];
            adresse1?: string;
            adresse2?: string;
        };
        /** @enum {string} */
        Role: "customer" | "staff" | "admin";
        /** @enum {string} */
        StaffRole: "staff" | "admin";
        Account: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            email: string;
            numero_telephone: string;
            role: components["schemas"]["Role"];
            is_active: boolean;
            /** Format: date-time */
            created_at?: string;
        };
        StaffInput: {
            first_name: string;
            last_name: string;
            email: components["schemas"]["Email"];
            numero_telephone: string;
            password1: string;
            role: components["schemas"]["StaffRole"];
        };
        StaffPatch: {
            first_name?: string;
            last_name?: string;
            email?: components["schemas"]["Email"];
            numero_telephone?: string;
            role?: components["schemas"]["StaffRole"];
            is_active?: boolean;
        };
    };
    responses: {
        /** @description The product as it now is. */
        ProductSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Product"];
            };
        };
        /** @description The category as it now is. */
        CategorySaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Category"];
            };
        };
        /** @description The country as it now is. */
        CountrySaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Country"];
            };
        };
        /** @description The staff account as it now is. */
        StaffSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Account"];
            };
        };
        /** @description The accounts. */
        Accounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Account"][];
            };
        };
        /** @description Gone; no body. */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done, with a sentence. */
        Confirmed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        /** @description The request breaks a rule of this document. */
        InvalidData: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is wrong, used or expired. */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that is expired or unknown. */
        SessionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The CSRF header does not equal the cookie. */
        CsrfRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The CSRF header does not equal the cookie, or the call is not for this user's role. */
        StaffOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing has this id. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No order of this customer has this number; another customer's order answers the same. */
        OrderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No account has this e-mail. */
        AccountNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something else still needs it. */
        StillUsed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries; come back later. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
        Csrf: string;
        /** @description The product. */
        ProductId: components["schemas"]["Id"];
        /** @description The category. */
        CategoryId: components["schemas"]["Id"];
        /** @description The country of origin. */
        CountryId: components["schemas"]["Id"];
        /** @description The user. */
        UserId: components["schemas"]["Id"];
        /** @description Which page of a list, from 1 on. A page that is not there is an empty list. */
        Page: number;
        /** @description How many entries a page holds; 100 for staff. A customer's own orders are one list unless it is given. */
        PageSize: number;
        /** @description The token of the mailed link. */
        MailedToken: components["schemas"]["MailedToken"];
    };
    requestBodies: {
        Category: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
    };
    headers: {
        /** @description `csrftoken=…; Path=/; SameSite=Lax`, readable by scripts (no HttpOnly), Secure over https: on any GET of the API or of a page that comes without the cookie. The shop sends its value back as `X-CSRFToken` with every call. Where shop and API are two hosts of one site (www. and api.), the cookie needs a `Domain` that spans both, since the shop's scripts cannot read it otherwise while the browser sends it; on two sites the browser must not send it (SameSite does that). */
        CsrfCookie: string;
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every product; filtering, sorting and paging are done in the browser. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["CsrfCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
                "multipart/form-data": components["schemas"]["ProductForm"];
            };
        };
        responses: {
            201: components["responses"]["ProductSaved"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The product. */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["InvalidData"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The product. */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillUsed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The product. */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPatch"];
                "multipart/form-data": components["schemas"]["ProductForm"];
            };
        };
        responses: {
            200: components["responses"]["ProductSaved"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    countByCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every category with `count`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryCount"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every category, in the order in which menus show them. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["CsrfCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Category"];
        responses: {
            201: components["responses"]["CategorySaved"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The category. */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillUsed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The category. */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Category"];
        responses: {
            200: components["responses"]["CategorySaved"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every country. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["CsrfCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createCountry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryInput"];
                "multipart/form-data": components["schemas"]["CountryForm"];
            };
        };
        responses: {
            201: components["responses"]["CountrySaved"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCountry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The country of origin. */
                id: components["parameters"]["CountryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillUsed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCountry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The country of origin. */
                id: components["parameters"]["CountryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryPatch"];
                "multipart/form-data": components["schemas"]["CountryForm"];
            };
        };
        responses: {
            200: components["responses"]["CountrySaved"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    countByCountry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every country with `betail_count`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryCount"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listTopProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products, best sold first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Which page of a list, from 1 on. A page that is not there is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds; 100 for staff. A customer's own orders are one list unless it is given. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listRecentOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getDashboardStats: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The order number. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The order number, or the identifier the payment service gave. */
                orderNumberOrTransactionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The order number. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStatusUpdate"];
            };
        };
        responses: {
            /** @description The order in its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["OrderNotFound"];
            /** @description The order cannot move from its status to the one asked for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines, in the order in which they were added. */
            200: {
                headers: {
                    /** @description What the provider takes beyond the specification, its names parted by commas. To a shop of another origin it has to be exposed (Access-Control-Expose-Headers). */
                    "X-Accepts"?: string | components["schemas"]["Addition"][];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"][];
                };
            };
            401: components["responses"]["SessionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
                /** @description One key per press on the button. The same key adds once, however often it arrives. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAddRequest"];
            };
        };
        responses: {
            /** @description The product was in the cart already; its line with the new quantity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"];
                };
            };
            /** @description The new line. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"];
                };
            };
            /** @description Invalid data, or more animals than are left; the shop shows the message. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid token; the shop keeps the path and leads to /login. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["NotFound"];
            /** @description The same Idempotency-Key came with another product or quantity. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    removeLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The cart line. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changeQuantity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The cart line. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartUpdateRequest"];
            };
        };
        responses: {
            /** @description The line with its new quantity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"];
                };
            };
            /** @description Invalid data, or more animals than are left. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
                /** @description One key per attempt (this cart with these values). The same key with the same body answers the same order. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The order that this Idempotency-Key has already made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutAnswer"];
                };
            };
            /** @description The new order, with `payment_url` where something is to be paid now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutAnswer"];
                };
            };
            /** @description Invalid data, or an empty cart. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CsrfRefused"];
            /** @description Price or stock changed since the customer agreed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The same Idempotency-Key came with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The same key is being answered right now; nothing is known of its order yet. */
            425: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description A code was sent by SMS; two-factor-auth comes next. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorStarted"];
                };
            };
            400: components["responses"]["InvalidData"];
            /** @description Unknown identifier or wrong password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["CsrfRefused"];
            /** @description The account is not activated. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    activateByCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivationCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Confirmed"];
            400: components["responses"]["CodeRefused"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["CodeRefused"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account exists and waits for its activation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            /** @description Invalid data, or an e-mail or number of an activated account; the shop shows the message. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The credentials are refused; the specification's catalogue lists this status for registration. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["CsrfRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            200: components["responses"]["Confirmed"];
            /** @description The old password is wrong, or the new ones differ or are too weak. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CsrfRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            200: components["responses"]["Confirmed"];
            /** @description No account has this e-mail. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["CsrfRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    finishPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The token of the mailed link. */
                token: components["parameters"]["MailedToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetFinish"];
            };
        };
        responses: {
            200: components["responses"]["Confirmed"];
            /** @description The token is unknown, used or expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["CsrfRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccountRequest"];
            };
        };
        responses: {
            /** @description The profile as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CsrfRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    registerStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInput"];
            };
        };
        responses: {
            201: components["responses"]["StaffSaved"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPatch"];
            };
        };
        responses: {
            200: components["responses"]["StaffSaved"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["SessionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    activateByLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The token of the mailed link. */
                token: components["parameters"]["MailedToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Confirmed"];
            /** @description The link is unknown, used or expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The token of the mailed link. */
                token: components["parameters"]["MailedToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Confirmed"];
            /** @description The link is unknown, used or expired, or another account has the address by now. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["CsrfRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refreshed"];
                };
            };
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CsrfRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Which page of a list, from 1 on. A page that is not there is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds; 100 for staff. A customer's own orders are one list unless it is given. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Accounts"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path: {
                /** @description The user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StillUsed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listStaff: {
        parameters: {
            query?: {
                /** @description Which page of a list, from 1 on. A page that is not there is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description How many entries a page holds; 100 for staff. A customer's own orders are one list unless it is given. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The value of the cookie `csrftoken`, left out where the cookie cannot be read. */
                "X-CSRFToken"?: components["parameters"]["Csrf"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Accounts"];
            400: components["responses"]["InvalidData"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["StaffOnly"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}

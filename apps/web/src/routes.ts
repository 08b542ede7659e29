import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the product (the specification's section 2, the office and a few of our own). */
export default [
  layout("shell/shell.tsx", [
    layout("shell/boundary.tsx", [
      index("features/home/home.tsx"),

      route("are-selling", "features/listings/shop/live-listings.tsx"),
      route("viewallproduct", "features/listings/shop/all-products.tsx"),
      route("categoryproduct/:urlname", "features/listings/shop/category.tsx"),
      route("auctiondetail/:idname", "features/auctions/auction.tsx"),

      route("events", "features/events/events.tsx"),
      route("event/:idname", "features/events/event.tsx"),
      route("event/:idname/board", "features/events/board/board.tsx"),

      route("aboutus", "features/pages/about.tsx"),
      route("how_we_do_it", "features/pages/how-we-do-it.tsx"),
      route("offline", "features/pages/offline.tsx"),
      route("unsubscribe/:token", "features/saved-searches/unsubscribe.tsx"),

      route("data-retention", "features/content/data-retention.tsx"),
      route("blogs", "features/content/blogs.tsx"),
      route("blogs-detail/:slug", "features/content/blog-article.tsx"),

      layout("shell/with-forms.tsx", [
        route("buyer", "features/accounts/buyer.tsx"),
        route("seller", "features/accounts/seller.tsx"),
        route("login/:name", "features/accounts/login.tsx"),
        route("login/seller/forgot", "features/accounts/forgot-password.tsx"),
        route("application", "features/companies/application/application.tsx"),
        route("invitation", "features/companies/invitation.tsx"),
        route("login/seller/reset", "features/accounts/reset-password.tsx"),
        route("confirm-email", "features/accounts/confirm-email.tsx"),

        route("price-board/:material?", "features/price-board/price-board.tsx"),
        route("contactus", "features/pages/contact/contact.tsx"),

        route("awarenessdrive", "features/services/awareness-drive.tsx"),
        route("epr", "features/services/epr.tsx"),
        route("compliance", "features/services/compliance.tsx"),
        route("collection", "features/services/collection.tsx"),
        route("waste-management", "features/services/waste-management.tsx"),

        layout("shell/members-only.tsx", [
          route("sellnow", "features/listings/selling/sell-now.tsx"),
          route("sellnow/import", "features/listings/selling/import/import-lots.tsx"),
          route("sellnow/:id", "features/listings/selling/edit-lot.tsx"),
          route("alllist", "features/listings/selling/all-list.tsx"),
          route("sellerhome", "features/listings/selling/seller-home.tsx"),
          layout("features/dashboard/dashboard-layout.tsx", [
            route("dashboard", "features/dashboard/dashboard.tsx"),
            route("dashprofile", "features/accounts/profile.tsx"),
            route("company", "features/companies/company.tsx"),
            route("my-events", "features/listings/selling/events/own-events.tsx"),
            route("watchlist", "features/watchlist/watchlist.tsx"),
            route("saved-searches", "features/saved-searches/saved-searches.tsx"),
            route("dashnotifications", "features/notifications/notifications.tsx"),
            route("ordercomplete", "features/dashboard/completed-orders.tsx"),
            route("orderbidding", "features/dashboard/order-bidding.tsx"),
            route("totalbid", "features/dashboard/total-bid.tsx"),
            route("purchase", "features/dashboard/purchase.tsx"),
            route("dashproduct/:url?", "features/listings/selling/product-list.tsx"),
            route("award/:id", "features/awards/award.tsx"),
            route("sign/:id", "features/listings/selling/signing/sign-sheet.tsx"),
          ]),
        ]),
      ]),

      // S2.18: one page a policy; an unknown one is a real 404.
      route(":url", "features/content/policy.tsx"),
      route("*", "shell/failures/unknown-path.tsx"),
    ]),
  ]),

  route("robots.txt", "features/pages/robots.ts"),
  route("sitemap.xml", "features/pages/sitemap.ts"),

  route("admin", "features/office/office.tsx", [
    route("login", "features/office/sign-in/sign-in.tsx"),
    route("forgot", "features/office/sign-in/forgot.tsx"),
    route("reset", "features/office/sign-in/reset.tsx"),
    route("invitation", "features/office/sign-in/invitation.tsx"),
    layout("features/office/shell/shell.tsx", [
      index("features/office/overview/overview.tsx"),
      route("sellers", "features/office/people/sellers.tsx"),
      route("products", "features/listings/office/lots.tsx"),
      route("products/approve", "features/listings/office/approve-many/approve-many.tsx"),
      route("events", "features/events/office/office-events.tsx"),
      route("sales", "features/awards/office/sales.tsx"),
      route("journal", "features/journal/office/journal.tsx"),
      route("unusual-bids", "features/auctions/office/flagged-bids.tsx"),
      route("irregularities", "features/irregularities/office/irregularities.tsx"),
      route("close-failures", "features/auctions/office/close-failures.tsx"),
      route("users", "features/office/people/users.tsx"),
      route("authorisations", "features/authorisations/office/authorisations.tsx"),
      route("authorisations/:id", "features/authorisations/office/authorisation.tsx"),
      route("companies", "features/companies/office/companies.tsx"),
      route("companies/:id", "features/companies/office/company.tsx"),
      route("join-requests", "features/office/people/join-requests.tsx"),
      route("notifications", "features/notifications/office/notifications.tsx"),
      route("outbox", "features/notifications/office/outbox.tsx"),
      route("contact-queries", "features/enquiries/office/questions.tsx"),
      route("service-requests", "features/enquiries/office/service-requests.tsx"),
      route("policies", "features/content/office/policies.tsx"),
      route("blogs", "features/content/office/posts.tsx"),
      route("categories", "features/content/office/categories.tsx"),
      route("contact-media", "features/content/office/contact-media.tsx"),
      route("testimonials", "features/content/office/testimonials.tsx"),
      route("audit", "features/office/audit/audit.tsx"),
      route("personal-data", "features/personal-data/office/erasures.tsx"),
      route("guesses", "features/office/audit/failed-attempts.tsx"),
      route("team", "features/office/team/team.tsx"),
      route("second-factor", "features/office/sign-in/second-factor.tsx"),
      route("logins", "features/office/sign-in/logins.tsx"),
    ]),
    route("*", "shell/failures/unknown-path.tsx", { id: "office-unknown" }),
  ]),
] satisfies RouteConfig;

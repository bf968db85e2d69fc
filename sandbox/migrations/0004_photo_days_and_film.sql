ALTER TABLE "products" ADD COLUMN "image1_date" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image2_date" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image3_date" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image4_date" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image5_date" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image6_date" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "film" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "film_poster" text;